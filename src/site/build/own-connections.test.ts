import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { docusaurusSchema } from '#schema/docusaurus-config.ts';
import { ownConnections } from './own-connections.ts';

test('code of a moved site may ask the servers that it names', () => {
	const root = siteFiles({
		'website/src/components/Stars.tsx':
			"const API = 'https://api.example.com/v1';\nfetch(API);\nconst socket = new WebSocket('wss://live.example.com:8443');\nconst wrong = ['http://host:99999/', 'https://256.0.0.1'];\n",
		'website/src/components/Link.tsx': "export const to = 'https://nothing.example.com/';\n",
		'website/src/css/a.css': "@import 'https://css.example.com/'; /* fetch( */",
	});
	expect(ownConnections({ docusaurus: docusaurusSchema.parse({ site: 'website' }) }, root)).toEqual(['https://api.example.com', 'wss://live.example.com:8443']);
	expect(ownConnections({ docusaurus: undefined }, root)).toEqual([]);
});
