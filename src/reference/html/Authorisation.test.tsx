import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import { Authorisation } from './Authorisation.tsx';

/** The line about one operation that asks for what `security` says. */
function briefOf(security: string): string | undefined {
	const [operation] = modelOf(`
paths: { /a: { get: { operationId: a, security: ${security}, x-required-scopes: [lesen], responses: { '200': { description: Gut. } } } } }
components: { securitySchemes: { geheim: { type: http, scheme: basic, x-internal: true }, offen: { type: http, scheme: bearer }, anders: { type: http, scheme: digest } } }
`).operations;
	const html = operation && renderToStaticMarkup(<Authorisation operation={operation} hrefOf={(name) => `#${name}`} />);
	return html && /<span class="in-brief"[^>]*>(.*?) <code>/.exec(html)?.[1];
}

test.each([
	['[{ offen: [] }]', 'offen'],
	['[{ offen: [], anders: [] }, {}]', 'offen und anders oder ohne Anmeldung'],
	['[{ geheim: [] }]', 'eine nicht beschriebene Anmeldung'],
	['[{ geheim: [], offen: [] }, { anders: [], geheim: [] }]', 'offen und eine nicht beschriebene Anmeldung oder anders und eine nicht beschriebene Anmeldung'],
])('the line says who may call, also with a login that is not described: %s', (security, brief) => expect(briefOf(security)).toBe(brief));
