import { textFaults } from '#words/text-faults.ts';
import type { TextRule } from './content.ts';

export const promisedAddress = {
	id: 'promised-address',
	help: {
		what: 'Eine Adresse, die `checks/addresses.yml` verspricht, ist keine Seite mehr.',
		why: 'Andere haben sie: Lesezeichen, die Anwendung, E-Mails, Aufkleber. Für sie alle wäre die Seite verschwunden.',
		fix: 'Geben Sie der Seite ihre Adresse zurück, zum Beispiel mit `slug`. Ist sie wirklich nicht mehr gewollt, streichen Sie die Zeile.',
	},
	run({ addresses }) {
		if (addresses === undefined) return [];
		const { file, pages, promised } = addresses;
		return promised
			.filter(({ path }) => !pages.has(path))
			.map(({ path, line }) => ({
				file,
				line,
				message: textFaults.promised(path),
				hint: textFaults.promisedHint,
			}));
	},
} satisfies TextRule;
