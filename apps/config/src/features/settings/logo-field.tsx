import { ImagePlus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { useAssets } from '../assets/use-assets.ts';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { AssetThumb } from '../assets/asset-thumb.tsx';
import styles from './logo-field.module.css';

/** The logo, which replaces the website's title. */
export function LogoField({
  logoId,
  onChange,
}: {
  readonly logoId: string | null;
  readonly onChange: (logoId: string | null) => void;
}): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const logo = useAssets(logoId === null ? [] : [logoId]).get(logoId ?? '');
  return (
    <div className={styles.field}>
      <span className={styles.label}>Logo</span>
      {logo !== undefined && (
        <span className={styles.logo}>
          <AssetThumb asset={logo} />
        </span>
      )}
      <Button size="small" icon={<ImagePlus aria-hidden="true" />} onPress={() => setPicking(true)}>
        {logoId === null ? 'Choose logo' : 'Replace'}
      </Button>
      {logoId !== null && (
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" />}
          onPress={() => onChange(null)}
        >
          Use site title
        </Button>
      )}
      <AssetPicker
        isOpen={isPicking}
        kind="image"
        onPick={({ id }) => onChange(id)}
        onClose={() => setPicking(false)}
      />
    </div>
  );
}
