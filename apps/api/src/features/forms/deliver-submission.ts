import { isEmail } from '@sitewright/contracts/addresses';
import type { Form, Submission } from '@sitewright/contracts/entities';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { readMailSite } from '../mail/public.ts';
import { subscribe, welcomeMail } from '../newsletter/public.ts';
import type { StoredAnswers } from './submissions.queries.ts';

interface SubmissionDelivery {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly form: Form;
  readonly submissionId: string;
  readonly pageTitle: string;
  readonly answers: StoredAnswers;
  readonly now: Date;
}

/** The visitor's email address, from the form's first email field; undefined if it is not valid. */
const visitorEmail = (form: Form, { values }: StoredAnswers): string | undefined => {
  const field = form.fields.find(({ type }) => type === 'email');
  const value = field === undefined ? undefined : values[field.id];
  return typeof value === 'string' && isEmail(value) ? value : undefined;
};

const withoutPasswords = (form: Form, texts: Submission['answers']): Submission['answers'] => {
  const secret = new Set(form.fields.filter(({ type }) => type === 'password').map(({ id }) => id));
  return texts.map((answer) => (secret.has(answer.fieldId) ? { ...answer, text: '••••' } : answer));
};

/** Adds an address to a mailing list, and sends a new subscriber the welcome mail. */
async function addSubscriber(
  { tenant, site, services, now }: SubmissionDelivery,
  mailingListId: string,
  email: string,
): Promise<void> {
  const { websiteId } = site;
  const subscriberId = services.createId();
  const added = await subscribe(tenant, { mailingListId, subscriberId, email, now });
  if (added === null) return;
  const from = await readMailSite(tenant, site, services);
  const mail = welcomeMail({ services, websiteId, from, ...added, email, now });
  await enqueueMail(tenant, [mail]);
}

/**
 * The effects of a submission that is not spam: the visitor's address is added to the form's mailing list, and the
 * owner is notified by mail. Both happen in the transaction that stored the submission (FORM-74).
 */
export async function deliverSubmission(delivery: SubmissionDelivery): Promise<void> {
  const { tenant, site, services, form, submissionId, pageTitle, answers, now } = delivery;

  const email = visitorEmail(form, answers);
  if (form.mailingListId !== null && email !== undefined)
    await addSubscriber(delivery, form.mailingListId, email);
  if (form.notifyEmail === '') return;
  const mail = {
    outboxId: services.createId(),
    cause: `submission.notice.${submissionId}`,
    to: form.notifyEmail,
    view: {
      kind: 'submissionNotice',
      site: await readMailSite(tenant, site, services),
      formName: form.name,
      pageTitle,
      ...(email === undefined ? {} : { replyTo: email }),
      answers: withoutPasswords(form, answers.texts),
      submissionUrl: `${configOrigin(services.settings)}/config/${site.identifier}/forms?submission=${submissionId}`,
    },
    now,
  } as const;
  await enqueueMail(tenant, [mail]);
}
