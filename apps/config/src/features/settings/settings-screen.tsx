import { Link } from '@tanstack/react-router';
import { changeWebsite, listWebsites, readWebsite } from '@sitewright/contracts/api';
import {
  measurementStandards,
  unitsOf,
  type MeasurementStandard,
} from '@sitewright/contracts/codes';
import { currencyCodes } from '@sitewright/money';
import { currencyNames } from '@sitewright/money/currency-names';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite, type Site } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { BusinessCard } from './business-card.tsx';
import { HeaderSettings } from './header-settings.tsx';

const locales = [
  'en',
  'en-GB',
  'en-US',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'nl-NL',
  'pt-PT',
  'ja-JP',
  'ar-EG',
] as const;

const languageName = (locale: string): string =>
  new Intl.DisplayNames(undefined, { type: 'language' }).of(locale) ?? locale;

const standardLabels = {
  metric: 'Metric',
  imperial: 'Imperial',
} as const satisfies Record<MeasurementStandard, string>;

/** All time zones that the browser knows, and UTC, which it omits. */
const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')];

const settingsOf = (site: Site) => {
  const { title, description, locale, currency, timeZone } = site;
  const { noIndex, runsCode, shortEmailEndings, blogUrlFormat, measurementStandard } = site;
  const general = { title, description, locale, currency, timeZone, blogUrlFormat };
  return { ...general, measurementStandard, noIndex, runsCode, shortEmailEndings };
};

/** Title, language, currency, business information and header of the website. */
export function SettingsScreen(): ReactNode {
  const site = useSite();
  const may = usePermissions();
  return (
    <Screen title="Settings">
      {may('settings.write') && <WebsiteSettings site={site} />}
      {may('settings.write') && <BusinessCard />}
      {may('design.write') && <HeaderSettings />}
      {may('design.write') && <FooterCard identifier={site.identifier} />}
    </Screen>
  );
}

function FooterCard({ identifier }: { readonly identifier: string }): ReactNode {
  return (
    <Card title="Footer">
      <p>The bottom of every page, built from sections and blocks.</p>
      <Link to="/$identifier/edit" params={{ identifier }} search={{ path: '/', part: 'footer' }}>
        Edit footer
      </Link>
    </Card>
  );
}

function WebsiteSettings({ site }: { readonly site: Site }): ReactNode {
  const form = useDraft(`website.${site.id}`, settingsOf(site));
  const draft = form.value;
  const change = useSend(changeWebsite, [readWebsite, listWebsites]);
  const errors = fieldErrors(change.error);
  const set = (changes: Partial<typeof draft>) => form.set({ ...draft, ...changes });
  const localeChoices: readonly string[] = locales.some((locale) => locale === draft.locale)
    ? locales
    : [draft.locale, ...locales];

  async function save() {
    const params = { websiteId: site.id };
    const saved = await change.mutateAsync({ params, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, draft);
    toast('Saved');
  }
  return (
    <>
      <Card title="Website">
        <TextField
          label="Title"
          value={draft.title}
          onChange={(title) => set({ title })}
          error={errors.title}
          maxLength={120}
        />
        <TextField
          label="Description"
          value={draft.description}
          onChange={(description) => set({ description })}
          error={errors.description}
          help="One or two sentences for search results and shared links."
          maxLength={300}
          isLong
        />
        <SelectField
          label="Language"
          choices={localeChoices.map((locale) => ({
            value: locale,
            label: languageName(locale),
          }))}
          value={draft.locale}
          onChange={(locale) => set({ locale })}
          error={errors.locale}
        />
        <SelectField
          label="Time zone"
          choices={[...new Set([draft.timeZone, ...timeZones])].map((zone) => ({
            value: zone,
            label: zone.replaceAll('_', ' '),
          }))}
          value={draft.timeZone}
          onChange={(timeZone) => set({ timeZone })}
          error={errors.timeZone}
        />
        <SelectField
          label="Store currency"
          choices={currencyCodes.map((code) => ({
            value: code as string,
            label: `${code}, ${currencyNames[code]}`,
          }))}
          value={draft.currency}
          onChange={(currency) => set({ currency })}
          error={errors.currency}
        />
        <SelectField
          label="Units of measurement"
          choices={measurementStandards.map((standard) => ({
            value: standard,
            label: `${standardLabels[standard]} (${Object.values(unitsOf(standard)).join(', ')})`,
          }))}
          value={draft.measurementStandard}
          onChange={(measurementStandard) => set({ measurementStandard })}
          error={errors.measurementStandard}
        />
        <TextField
          label="Post URL format"
          value={draft.blogUrlFormat}
          onChange={(blogUrlFormat) => set({ blogUrlFormat })}
          error={errors.blogUrlFormat}
          help="The format of new posts’ URL slugs: %y year, %m month, %d day, %t title."
          maxLength={60}
          isCode
        />
        <SwitchField
          label="Hide from search engines"
          help="Asks search engines not to list any page of this website."
          isOn={draft.noIndex}
          onChange={(noIndex) => set({ noIndex })}
        />
        <SwitchField
          label="Only short top-level domains"
          help="For email addresses in forms and at checkout: 2 to 4 letters, such as .com or .info."
          isOn={draft.shortEmailEndings}
          onChange={(shortEmailEndings) => set({ shortEmailEndings })}
        />
        <SwitchField
          label="Custom code"
          help="When off, no page runs its custom code. Add ?safe to a page’s URL to view it without custom code."
          isOn={draft.runsCode}
          onChange={(runsCode) => set({ runsCode })}
        />
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={change.isPending}
        error={change.error}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          change.reset();
        }}
      />
    </>
  );
}
