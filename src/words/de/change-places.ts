import type { PlacePart, PlaceStep } from '#schema/api-change.ts';
import { oneLine } from '#text/one-line.ts';

/** Longest name or path: whoever reads a change has to find it again. */
const MOST = 160;

/** A name or path of a description as a text may repeat it. */
export const nameInWords = (name: string): string => oneLine(name, MOST);

/** Where a change is: `POST /inspections, Anfrage, Feld measurements[].nominal`, `Schema File, Feld seal`. */
export function placeInWords(place: readonly PlacePart[]): string {
	return place.map(partInWords).join(', ');
}

function partInWords(part: PlacePart): string {
	switch (part.part) {
		case 'api':
			return 'API';
		case 'path':
			return part.method === undefined ? nameInWords(part.path) : `${nameInWords(part.method.toUpperCase())} ${nameInWords(part.path)}`;
		case 'webhook':
			return `Webhook ${nameInWords(part.name)}`;
		case 'callback':
			return `Callback ${nameInWords(part.name)}`;
		case 'component':
			return `${COMPONENTS[part.component] ?? 'Baustein'} ${nameInWords(part.name)}`;
		case 'request':
			return 'Anfrage';
		case 'response':
			return part.status === 'default' ? 'Standardantwort' : `Antwort ${nameInWords(part.status)}`;
		case 'parameter':
			return parameterInWords(part);
		case 'header':
			return `Header ${nameInWords(part.name)}`;
		case 'format':
			return nameInWords(part.name);
		case 'field':
			return fieldInWords(part.way);
	}
}

/** Names of reusable parts, as a place begins with them. */
const COMPONENTS: Record<string, string> = {
	callbacks: 'Callback',
	headers: 'Header',
	parameters: 'Parameter',
	pathItems: 'Pfad',
	requestBodies: 'Anfrage',
	responses: 'Antwort',
	schemas: 'Schema',
	securitySchemes: 'Anmeldung',
};

const PARAMETERS: Record<string, string> = {
	path: 'Pfadparameter',
	query: 'Query-Parameter',
	querystring: 'Query',
	header: 'Header',
	cookie: 'Cookie',
};

/** A parameter: `Query-Parameter status`. */
export function parameterInWords({ in: place = '', name }: { in?: string | undefined; name?: string | undefined }): string {
	return name === undefined ? 'Parameter' : `${PARAMETERS[place] ?? 'Parameter'} ${nameInWords(name)}`;
}

/** The way through a schema: `Feld measurements[].nominal`, `(Variante 2).a`, `weitere Felder`. */
function fieldInWords(way: readonly PlaceStep[]): string {
	const path = way.map(stepInWords).join('');
	return path.startsWith('.') && path !== '.*' ? `Feld ${path.slice(1)}` : path.replace(/^\.\*/, 'weitere Felder');
}

function stepInWords(step: PlaceStep): string {
	if ('property' in step) return `.${nameInWords(step.property)}`;
	if ('pattern' in step) return `.{${nameInWords(step.pattern)}}`;
	if ('position' in step) return `[${step.position}]`;
	if ('variant' in step) return `(Variante ${step.variant})`;
	return step.each === 'item' ? '[]' : '.*';
}
