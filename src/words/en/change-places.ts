import type { PlacePart, PlaceStep } from '#schema/api-change.ts';
import { oneLine } from '#text/one-line.ts';

/** Longest name or path: whoever reads a change has to find it again. */
const MOST = 160;

/** A name or path of a description as a text may repeat it. */
export const nameInWords = (name: string): string => oneLine(name, MOST);

/** Where a change is: `POST /inspections, request, field measurements[].nominal`, `schema File, field seal`. */
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
			return `webhook ${nameInWords(part.name)}`;
		case 'callback':
			return `callback ${nameInWords(part.name)}`;
		case 'component':
			return `${COMPONENTS[part.component] ?? 'component'} ${nameInWords(part.name)}`;
		case 'request':
			return 'request';
		case 'response':
			return part.status === 'default' ? 'default response' : `response ${nameInWords(part.status)}`;
		case 'parameter':
			return parameterInWords(part);
		case 'header':
			return `header ${nameInWords(part.name)}`;
		case 'format':
			return nameInWords(part.name);
		case 'field':
			return fieldInWords(part.way);
	}
}

/** Names of reusable parts, as a place begins with them. */
const COMPONENTS: Record<string, string> = {
	callbacks: 'callback',
	headers: 'header',
	parameters: 'parameter',
	pathItems: 'path',
	requestBodies: 'request',
	responses: 'response',
	schemas: 'schema',
	securitySchemes: 'security scheme',
};

const PARAMETERS: Record<string, string> = {
	path: 'path parameter',
	query: 'query parameter',
	querystring: 'query',
	header: 'header',
	cookie: 'cookie',
};

/** A parameter: `query parameter status`. */
export function parameterInWords({ in: place = '', name }: { in?: string | undefined; name?: string | undefined }): string {
	return name === undefined ? 'parameter' : `${PARAMETERS[place] ?? 'parameter'} ${nameInWords(name)}`;
}

/** The way through a schema: `field measurements[].nominal`, `(variant 2).a`, `other fields`. */
function fieldInWords(way: readonly PlaceStep[]): string {
	const path = way.map(stepInWords).join('');
	return path.startsWith('.') && path !== '.*' ? `field ${path.slice(1)}` : path.replace(/^\.\*/, 'other fields');
}

function stepInWords(step: PlaceStep): string {
	if ('property' in step) return `.${nameInWords(step.property)}`;
	if ('pattern' in step) return `.{${nameInWords(step.pattern)}}`;
	if ('position' in step) return `[${step.position}]`;
	if ('variant' in step) return `(variant ${step.variant})`;
	return step.each === 'item' ? '[]' : '.*';
}
