import { relative } from 'node:path';
import type { FileLayerHook, HookedModule } from '../durable-node-fs.ts';
import type { FileOperation, FileRecording } from './file-operation.ts';

/** A recording that grows while the database runs. */
export interface FileRecorder extends FileRecording {
  /** Installs the recorder in the database's file layer. */
  readonly hook: FileLayerHook;
}

/** A NODEFS node: a file or folder by its name. */
interface FsNode {
  readonly mode: number;
}

/** An open file of NODEFS. */
interface FsStream {
  readonly nfd: number;
  readonly node: FsNode;
}

/** The NODEFS operations that change something, which the library does not type. */
interface NodeFs {
  realPath(node: FsNode): string;
  readonly node_ops: {
    mknod(parent: FsNode, name: string, mode: number, device: number): FsNode;
    rename(node: FsNode, folder: FsNode, name: string): void;
    unlink(parent: FsNode, name: string): void;
    rmdir(parent: FsNode, name: string): void;
    setattr(node: FsNode, attributes: { size?: number }): void;
  };
  readonly stream_ops: {
    open(stream: FsStream): void;
    setattr(stream: FsStream, attributes: { size?: number }): void;
    write(
      stream: FsStream,
      buffer: Int8Array,
      offset: number,
      length: number,
      position: number,
    ): number;
    fsync?: (stream: FsStream) => number;
  };
}

const FOLDER_BIT = 0o040000;

/** Records the file operations of the database in `folder`, and executes them. */
export function recordFileOperations(folder: string): FileRecorder {
  const operations: FileOperation[] = [];
  const firstFiles = new Map<number, string>();
  const fileByPath = new Map<string, number>();
  const fileByHandle = new Map<number, number>();
  let fileCount = 0;

  const fileNumberAt = (path: string, isNew: boolean): number => {
    const existing = isNew ? undefined : fileByPath.get(path);
    if (existing !== undefined) return existing;
    fileCount += 1;
    fileByPath.set(path, fileCount);
    if (!isNew) firstFiles.set(fileCount, path);
    return fileCount;
  };

  const hook: FileLayerHook = (module: HookedModule) => {
    const nodeFs = module.NODEFS as unknown as NodeFs;
    const pathOf = (node: FsNode, name = '') =>
      relative(folder, `${nodeFs.realPath(node)}/${name}`);
    const { mknod, rename, unlink, rmdir, setattr: setNode } = nodeFs.node_ops;
    const { open, write, setattr: setStream, fsync } = nodeFs.stream_ops;

    nodeFs.node_ops.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const path = pathOf(parent, name);
      if ((mode & FOLDER_BIT) !== 0) operations.push({ kind: 'createFolder', path });
      else operations.push({ kind: 'create', path, file: fileNumberAt(path, true) });
      return node;
    };
    nodeFs.node_ops.rename = (node, target, name) => {
      const from = pathOf(node);
      const to = pathOf(target, name);
      rename(node, target, name);
      if ((node.mode & FOLDER_BIT) !== 0)
        throw new Error(`The recorder follows no renamed folder: ${from}.`);
      fileByPath.set(to, fileNumberAt(from, false));
      fileByPath.delete(from);
      operations.push({ kind: 'rename', from, to });
    };
    nodeFs.node_ops.unlink = (parent, name) => {
      unlink(parent, name);
      const path = pathOf(parent, name);
      fileByPath.delete(path);
      operations.push({ kind: 'remove', path });
    };
    nodeFs.node_ops.rmdir = (parent, name) => {
      rmdir(parent, name);
      operations.push({ kind: 'remove', path: pathOf(parent, name) });
    };
    nodeFs.node_ops.setattr = (node, attributes) => {
      setNode(node, attributes);
      if (attributes.size === undefined) return;
      operations.push({
        kind: 'resize',
        file: fileNumberAt(pathOf(node), false),
        size: attributes.size,
      });
    };
    nodeFs.stream_ops.open = (stream) => {
      open(stream);
      const isFolder = (stream.node.mode & FOLDER_BIT) !== 0;
      if (isFolder) fileByHandle.delete(stream.nfd);
      else fileByHandle.set(stream.nfd, fileNumberAt(pathOf(stream.node), false));
    };
    nodeFs.stream_ops.setattr = (stream, attributes) => {
      setStream(stream, attributes);
      const file = fileByHandle.get(stream.nfd);
      if (attributes.size !== undefined && file !== undefined) {
        operations.push({ kind: 'resize', file, size: attributes.size });
      }
    };
    nodeFs.stream_ops.write = (stream, buffer, offset, length, position) => {
      const written = write(stream, buffer, offset, length, position);
      const file = fileByHandle.get(stream.nfd);
      if (file === undefined) throw new Error('A write to a file that was not seen to be opened.');
      const bytes = Uint8Array.from(
        new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written),
      );
      operations.push({ kind: 'write', file, at: position, bytes });
      return written;
    };
    if (fsync === undefined) return;
    nodeFs.stream_ops.fsync = (stream) => {
      const result = fsync(stream);
      operations.push({ kind: 'sync', file: fileByHandle.get(stream.nfd) });
      return result;
    };
  };

  return { hook, operations, firstFiles };
}
