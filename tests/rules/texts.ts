import { contentOf } from '#checks/text/content.fixture.ts';
import type { Content } from '#checks/text/content.ts';
import { runTextRules } from '#checks/text/text-rules.ts';
import { createSpeller } from '#checks/text/words/speller.ts';
import type { Plant } from './plant.ts';

const PARAGRAPH = 'Dieser Absatz steht zweimal da und ist mit mehr als zwanzig Wörtern so lang, dass es niemand für einen Zufall halten kann, wirklich nicht.';
const PAGE = `Ein Apparat mit Button und Schreibfeler! Und so weiter... Drücken Sie **Alt**.

Code EX-999 meldet „Das Konto ist fast gesperrt.“, :sample[x]{of="nix"} und :sample[x]{of="AB-1.due"}.

## Gleich

:::task
Text.
:::

:::who
Löschen: ab **Lesen**.
:::

:::task
1. Der Dialog erscheint.
2. Wählen Sie **Neu**.

Ergebnis: Wählen Sie „Neu“.
:::

<Maske />

Es sind höchstens 9 Zeilen und **Filter**.

Das sehen Sie hier:

Das sehen Sie hier:

## Gleich

#### Zu tief

Ein **halbes Wort.

\`\`\`scvx {7}
a;b
\`\`\`

$$a$$

${PARAGRAPH}

${PARAGRAPH}

${':::note\nText.\n:::\n\n'.repeat(4)}
## Kein Schreibfehler {#schriebfehler}

::::tabs
:::tab[Rot]
Rot.
:::
:::tab[Rot]
Blau.
:::
::::

Am 31.04.2026 steht <blub>hier</blub>:

| A | B |
|---|---|
| 1 |

:::note
Offen.

\`\`\`js
offen`;

/** Faults in what people wrote. */
export const TEXTS: readonly Plant[] = [
	{
		name: 'texts',
		find: () => {
			const dictionary = { partsOf: (word: string) => (/schreibfeler|schriebfehler|schreibfehlre/i.test(word) ? undefined : [word]), suggest: () => [] };
			const lists: Partial<Content> = {
				terminology: { terms: [{ use: 'Gerät', not: ['Apparat'] }], foreign: [{ use: 'Schaltfläche', not: ['Button'] }], tone: [] },
				labels: new Set(['Neu', 'Lesen', 'Leiten', 'Filter']),
				labelGroups: { Liste: ['Neu', 'Filter'] },
				dialogs: ['Neu'],
				facts: { file: 'checks/facts.yml', list: [{ fact: 'Zeilen', value: '5', says: ['höchstens {} Zeilen'] }] },
				rights: { roles: ['Lesen', 'Leiten'], everyone: 'alle', rights: [{ does: ['löschen'], from: 'Leiten' }] },
				screens: { Maske: { groups: ['Liste'], shows: ['Neu'], elsewhere: {} } },
				messages: { pattern: 'EX-\\d{3}', messages: { 'EX-101': 'Das Konto ist gesperrt.' } },
				samples: {
					file: 'beispiele.json',
					lineOf: () => 1,
					data: { devices: [{ number: 'AB-1', due: '2026-03-31' }] },
					records: { devices: ['number'] },
					values: {},
				},
				spelling: { speller: createSpeller(dictionary, ['Abwegig']), list: { file: 'checks/words.txt', words: ['Abwegig'] } },
				addresses: {
					file: 'checks/addresses.yml',
					pages: new Map([['/docs/', 'docs/index.md']]),
					placeOf: (file) => ({ file }),
					promised: [{ path: '/docs/weg/', line: 2 }],
				},
				exceptions: { file: 'checks/exceptions.yml', entries: [{ check: 'tone', reason: 'keiner', text: 'nirgends', line: 1 }] },
			};
			const content = contentOf(PAGE, lists, 'docs/seite.mdx');
			const searchWords = ['Schreibfehlre', 'Weg'].map((text) => ({ text, line: 1, isOurs: text === 'Weg' }));
			return runTextRules({ ...content, pages: content.pages.map((page) => ({ ...page, searchWords })) }).flatMap(({ problems }) => problems);
		},
		rules:
			'wrong-term foreign-word tone spelling misspelt-anchor misspelt-search-word word-list typography unknown-label quoted-label missing-control wrong-role unknown-code message-text unknown-sample wrong-sample wrong-fact impossible-date task-steps task-step task-result task-end too-many-boxes repeated-heading skipped-heading stray-markup open-box open-code uneven-table unknown-element unknown-language unread-formula unmarked-line duplicate-tab duplicate-paragraph repeated-phrase idle-synonym promised-address unused-exception',
	},
	{
		name: 'a page without what its neighbours have',
		find: () => {
			const pages = ['title: A', 'title: B', 'title: C', 'sidebar_label: D'].flatMap(
				(head, index) => contentOf(`---\n${head}\n---\n\nText.${head === 'title: B' ? '' : '\n\n<!-- truncate -->'}`, {}, `docs/${index}.md`).pages,
			);
			return runTextRules(contentOf('', { pages })).flatMap(({ problems }) => problems);
		},
		rules: 'missing-key uncut-post',
	},
	{
		name: 'a task that says nowhere who may do it',
		find: () => {
			const rights = { roles: ['Lesen', 'Leiten'], everyone: 'alle', rights: [{ does: ['löschen'], from: 'Leiten' }] };
			const task = ':::task\n1. Wählen Sie **Löschen**.\n\nErgebnis: Es ist weg.\n:::';
			return runTextRules(contentOf(task, { rights })).flatMap(({ problems }) => problems);
		},
		rules: 'missing-role',
	},
];
