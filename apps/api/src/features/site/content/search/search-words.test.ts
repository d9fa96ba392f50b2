import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';

/** [a text, searches that find it, searches that do not]. */
const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['Kaffee/Kuchen', ['kuchen', 'Kaffee', 'kaffee/kuchen', 'kuch'], ['affee']],
  ['Brot|Butter;Käse:Wein', ['butter', 'käse', 'wein', 'brot'], []],
  ['(geöffnet)…montags—freitags', ['geöffnet', 'montags', 'freitags'], []],
  ['tea+cake=joy', ['cake', 'joy'], []],
  ['Hauptstraße', ['hauptstrasse', 'HAUPTSTRASSE', 'Hauptstraße', 'HAUPTSTRAẞE'], ['hauptstrase']],
  ['Strassenfest', ['straßenfest'], []],
  ['Øl', ['ol', 'øl', 'ØL', 'oel'], ['al']],
  ['Smørrebrød', ['smorrebrod', 'smoerrebroed', 'smørrebrød'], []],
  ['Æbleskiver', ['aebleskiver', 'æble'], []],
  ['Ærø', ['aero', 'ærø'], []],
  ['Œuvre', ['oeuvre', 'œuvre'], []],
  ['Łódź', ['lodz', 'łódź', 'LODZ'], []],
  ['Đà Nẵng', ['da nang', 'đà nẵng', 'nang'], []],
  ['Diyarbakır', ['diyarbakir', 'DİYARBAKIR', 'diyarbakır'], []],
  ['İznik çini', ['iznik', 'cini', 'IZNIK'], []],
  ['Þingvellir', ['thingvellir'], []],
  ['Müller', ['muller', 'mueller', 'MÜLLER', 'Mu\u0308ller'], ['moeller']],
  ['Ångström', ['angstrom', 'aangstroem'], []],
  ['Crème brûlée', ['creme brulee', 'brûlée'], []],
  ['ﬁne ware', ['fine'], []],
  ['Ｆｕｌｌ　Ｗｉｄｔｈ ４２', ['full width', '42'], []],
  ['E‑Mail', ['e-mail', 'email', 'E\u2011Mail', 'e\u2010mail', 'mail'], ['emil']],
  ['newsletter by email', ['e-mail', 'e‑mail'], []],
  ['Wi\u2013Fi', ['wi-fi', 'wifi', 'wi fi'], []],
  ['Coca Cola', ['coca-cola'], []],
  ['Donau\u00ADdampf\u00ADschiff', ['donaudampfschiff'], []],
  ['rock’n’roll', ["rock'n'roll", 'rocknroll', 'roll'], []],
  ['l’été indien', ['été', "l'ete", 'l’été'], []],
  ['R&D', ['r&d', 'rd'], []],
  ['Node.js', ['node.js', 'nodejs', 'node'], []],
  ['Ναύτης', ['ναυτης', 'ΝΑΥΤΗΣ', 'ναύτησ'], []],
  ['Ёлка', ['елка', 'ЁЛКА'], ['олка']],
  ['Ґанок', ['ганок', 'ґанок'], []],
  ['الخزف', ['خزف', 'الخزف', 'والخزف', 'الخ'], ['حزف']],
  ['بالطين', ['طين', 'الطين'], []],
  ['فَخَّار', ['فخار'], []],
  ['فخـــار يدوي', ['فخار', 'يدوي'], []],
  ['أحمد إبراهيم آمنة', ['احمد', 'ابراهيم', 'امنه', 'أحمد'], []],
  ['مصطفى', ['مصطفي'], []],
  ['کتاب ۲۰۲۴', ['كتاب', '2024', '٢٠٢٤'], []],
  ['שָׁלוֹם', ['שלום', 'שלומ'], []],
  ['ガラス', ['ガラス', 'ｶﾞﾗｽ', 'ガラ'], ['カラス']],
  ['カラス', ['カラス'], ['ガラス']],
  ['パリ', ['パリ'], ['バリ', 'ハリ']],
  ['はし', ['はし'], ['ばし', 'ぱし']],
  ['東京都美術館', ['東京', '美術館', '京都'], ['大阪']],
  ['도자기 공방', ['도자기', '공방'], ['도지기']],
  ['ไทยแลนด์', ['ไทย', 'แลนด์'], []],
  ['हिन्दी', ['हिन्दी'], ['हन्द']],
  ['Learn C++', ['c++', 'C++', 'learn c'], ['c#', 'b++']],
  ['Learn C#', ['c#', 'C# learn', 'c'], ['c++', 'f#']],
  ['Learn C', ['c', '#learn'], ['c++', 'c#']],
  ['1.8 bar', ['1.8', '1,8', '1.8 bar'], ['1.9', '8.1']],
  ['18 of 10 and 80', ['18', '80'], ['1.8', '1,8']],
  ['2,5kg', ['2.5', '2,5 kg', '2.5kg'], ['25.1']],
  ['EUR 1,250', ['1250', '1.250', '1,250', '250'], ['1,251']],
  ['4711', ['4711', '4,711', '4.711'], ['47.11']],
  ['on 03.07.2031', ['03.07.2031', '07.2031', '2031', '03.07'], ['04.07']],
];

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { body } = await site.owner.browser.post(`${base}/pages`, {
    json: { title: 'Journal', kind: 'collection' },
  });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  for (const [index, [text]] of table.entries()) {
    const json = itemDraftOf({
      title: `Text ${index}`,
      urlId: `text-${index}`,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    });
    const url = `${base}/collections/${String(body['collectionId'])}/items`;
    const { status, text: response } = await site.owner.browser.post(url, { json });
    if (status !== 200) throw new Error(response);
  }
});
afterAll(() => api.close());

/** Returns the paths of results without spelling correction. */
async function found(query: string): Promise<readonly string[]> {
  const { text } = await site
    .visitor()
    .get(`/search?q=${encodeURIComponent(query)}`, { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  if (main.kind !== 'search' || main.searchedFor !== undefined) return [];
  return main.results.map(({ path }) => path);
}

it.each(table.map(([text, finds, misses], index) => ({ text, finds, misses, index })))(
  'the search page finds “$text” by $finds and not by $misses (ROUTE-25)',
  async ({ finds, misses, index }) => {
    const path = `/journal/text-${index}`;
    for (const query of finds)
      expect([query, await found(query)]).toEqual([query, expect.arrayContaining([path])]);
    for (const query of misses)
      expect([query, (await found(query)).includes(path)]).toEqual([query, false]);
  },
);
