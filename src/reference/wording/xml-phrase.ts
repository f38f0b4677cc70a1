import type { XmlForm } from '#openapi/schema/xml-form.ts';
import { api } from '#words/api.ts';
import { code, listed, type Phrase } from './phrase.ts';

/** How a value is written in XML: `In XML: Attribut id, Namensraum urn:x`. */
export function xmlPhrase({ name, prefix, namespace, as, wrapped }: XmlForm): Phrase {
	const { xml } = api;
	const parts: Phrase[] = [
		name === undefined ? (as === 'element' ? [] : [xml.as[as]]) : [`${xml.as[as]} `, code(name)],
		prefix === undefined ? [] : [`${xml.prefix} `, code(prefix)],
		namespace === undefined ? [] : [`${xml.namespace} `, code(namespace)],
		wrapped ? [xml.wrapped] : [],
	];
	return [`${xml.in}: `, ...listed(parts.filter((part) => part.length > 0))];
}
