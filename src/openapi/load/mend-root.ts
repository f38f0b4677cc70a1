import { isObject, type JsonObject, objectAt } from '#openapi/json/json.ts';
import { pointerTo } from '#openapi/json/pointer.ts';
import { apiReadings } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { specificationOf } from './upgrade-description.ts';

/** Kinds of components that some write at the root, one level too high. */
const ASTRAY_KINDS = ['schemas', 'responses', 'parameters', 'examples', 'requestBodies', 'headers', 'securitySchemes', 'links', 'callbacks'];

/**
 * Corrects slips at the top level: a full address as `host` of Swagger 2.0, a `basePath` without its slash, components beside `components`,
 * webhooks before OpenAPI 3.1.
 * Returns the corrected description and the corrections.
 */
export function mendRoot(description: JsonObject): { value: JsonObject; findings: ApiFinding[] } {
	const mends = specificationOf(description)?.startsWith('2') === true ? [mendAddress] : [mendWebhooks, mendComponents];
	const found = mends.reduce<MendedRoot>(
		({ value, slips }, mend) => {
			const mended = mend(value);
			return { value: mended.value, slips: [...slips, ...mended.slips] };
		},
		{ value: description, slips: [] },
	);
	return {
		value: found.value,
		findings: found.slips.map(({ key, text }) => ({ rule: 'api-reading', pointer: pointerTo('#', key), text, hint: apiReadings.mendHint })),
	};
}

interface MendedRoot {
	value: JsonObject;
	slips: { key: string; text: string }[];
}

function mendAddress(description: JsonObject): MendedRoot {
	const slips: MendedRoot['slips'] = [];
	let value = description;
	const { host } = description;
	const [, scheme, name, path = ''] = (typeof host === 'string' && /^\s*(?:(https?|wss?):\/\/)?([^/\s]+)(\/\S*)?\s*$/i.exec(host)) || [];
	if (name !== undefined && name !== host) {
		const base = typeof value['basePath'] === 'string' ? value['basePath'] : '';
		const under = path === '/' || path === '' ? {} : { basePath: `${path.replace(/\/$/, '')}${base.replace(/^(?!\/|$)/, '/')}` };
		value = { ...value, host: name, ...under, ...(scheme !== undefined && !('schemes' in value) && { schemes: [scheme.toLowerCase()] }) };
		slips.push({ key: 'host', text: apiReadings.host(name) });
	}
	const { basePath } = value;
	if (typeof basePath === 'string' && basePath !== '' && !basePath.startsWith('/')) {
		value = { ...value, basePath: `/${basePath}` };
		slips.push({ key: 'basePath', text: apiReadings.basePath(`/${basePath}`) });
	}
	return { value, slips };
}

function mendComponents(value: JsonObject): MendedRoot {
	const components = objectAt(value, 'components');
	const astray = ASTRAY_KINDS.filter((kind) => isObject(value[kind]) && !(kind in components));
	if (astray.length === 0) return { value, slips: [] };
	const moved = Object.fromEntries(astray.map((kind) => [kind, value[kind]]));
	const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !astray.includes(key)));
	return {
		value: { ...rest, components: { ...components, ...moved } },
		slips: astray.map((key) => ({ key, text: apiReadings.component(key) })),
	};
}

/** OpenAPI 3.0 has no webhooks; the upgrade takes them from the extension that was usual then. */
function mendWebhooks(description: JsonObject): MendedRoot {
	const { webhooks, ...rest } = description;
	if (specificationOf(description)?.startsWith('3.0') !== true || !isObject(webhooks) || 'x-webhooks' in rest) return { value: description, slips: [] };
	return { value: { ...rest, 'x-webhooks': webhooks }, slips: [{ key: 'webhooks', text: apiReadings.webhooks }] };
}
