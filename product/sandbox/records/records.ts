import type { State } from '../state.ts';
import { showApparatus } from './apparatus.ts';
import { showFile } from './file.ts';
import { showInspection } from './inspection.ts';

const SERVER = 'https://api.example.com/v1';

/** All records as the API shows them, by kind and name, so that a reader sees what a request changed. */
export function records(state: State): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
	return {
		Geräte: Object.fromEntries(
			state.apparatuses.map((apparatus) => [apparatus.inspectionDevice?.number ?? apparatus.identNo, showApparatus(state, apparatus)]),
		),
		Prüfberichte: Object.fromEntries(state.inspections.map((inspection) => [inspection.number, showInspection(state, inspection, SERVER)])),
		Zusatzfelder: Object.fromEntries(state.customFields.map((field) => [field.key, field])),
		Dateien: Object.fromEntries(state.files.map((file) => [`${file.id} ${file.name}`, showFile(file, SERVER)])),
	};
}
