import { Refusal } from '#sandbox/behaviour.ts';
import { type AskedBy, problem } from './problem.ts';
import type { Text } from './text.ts';

const NOTHING_WITH_ID = {
	apparatusId: { de: 'Es gibt kein Gerät mit der ID {id}.', en: 'There is no apparatus with the ID {id}.' },
	customField: { de: 'Es gibt kein Zusatzfeld mit der ID {id}.', en: 'There is no custom field with the ID {id}.' },
	file: { de: 'Es gibt keine Datei mit der ID {id}.', en: 'There is no file with the ID {id}.' },
	inspection: { de: 'Es gibt keinen Prüfbericht mit der ID {id}.', en: 'There is no inspection with the ID {id}.' },
	identNo: { de: 'Es gibt kein Gerät mit der Identnummer {id}.', en: 'There is no apparatus with the ident number {id}.' },
	inspectionDeviceNumber: {
		de: 'Es gibt kein Gerät mit der Prüfmittelnummer {id}.',
		en: 'There is no apparatus with the inspection device number {id}.',
	},
	customFieldKey: { de: 'Es gibt kein Zusatzfeld mit dem Schlüssel {id}.', en: 'There is no custom field with the key {id}.' },
} as const satisfies Readonly<Record<string, Text>>;

/** 404 for a record that is missing or lies in a foreign area. */
export function refuseMissing(call: AskedBy, what: keyof typeof NOTHING_WITH_ID, id: unknown): Refusal {
	const { de, en } = NOTHING_WITH_ID[what];
	const named = (text: string) => text.replace('{id}', () => String(id));
	return new Refusal(problem('not-found', call, { detail: { de: named(de), en: named(en) } }));
}
