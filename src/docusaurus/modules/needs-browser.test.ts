import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCode } from './module-code.ts';
import { createNeedsBrowser, type NeedsBrowser } from './needs-browser.ts';

const FILES: Record<string, string> = {
	'state.jsx': "import { useState } from 'react';\nexport const State = () => useState(0)[0];\nexport const Other = () => <b />;\nexport default State;",
	'react.jsx': "import React from 'react';\nexport const Effect = () => { React.useEffect(() => {}); return null; };",
	'renamed.jsx': "import { useReducer as use } from 'react';\nexport const Renamed = () => use((x) => x, 0)[0];",
	'class.jsx':
		"import { Component } from 'react';\nexport class Live extends Component { componentDidMount() {} render() { return null; } }\nexport class Still extends Component { render() { return null; } }",
	'listens.jsx': 'export const Listens = () => <b onClick={() => {}} />;\nexport const Says = ({ on }) => <b className={on} />;',
	'hook.js': "import { useState } from 'react';\nexport const useOwn = () => useState(0);",
	'uses-hook.jsx': "import { useOwn } from './hook';\nexport const UsesHook = () => useOwn()[0];",
	'holds.jsx': "import Live, { Other } from './state';\nexport const Holds = () => <p><Live /></p>;\nexport const HoldsOther = () => <p><Other /></p>;",
	'barrel.js': "export * from './state';\nexport { Holds as Renamed, HoldsOther } from './holds';\nexport * as all from './class';",
	'circle-a.jsx': "import { B } from './circle-b';\nexport const A = ({ deep }) => deep ? <B /> : null;",
	'circle-b.jsx':
		"import { A } from './circle-a';\nimport { useOwn } from './hook';\nexport const B = () => <A />;\nexport const Live = () => { useOwn(); return <A />; };",
	'memo.jsx':
		"import { memo, useId, useMemo } from 'react';\nimport { State } from './state';\nexport const Memo = memo(State);\nexport const Still = () => useMemo(() => useId(), []);",
	'shims.jsx':
		"import BrowserOnly from '@docusaurus/BrowserOnly';\nimport Link from '@docusaurus/Link';\nimport { useColorMode, useDoc } from '@docusaurus/theme-common';\nexport const Only = () => <BrowserOnly>{() => 1}</BrowserOnly>;\nexport const Leads = () => <Link to=\"/\" />;\nexport const Coloured = () => useColorMode().colorMode;\nexport const Told = () => useDoc().metadata.title;",
	'object.js': "import { State, Other } from './state';\nconst components = { State, Other, Inline: () => <State /> };\nexport default components;",
	'node_modules/old/package.json': '{ "name": "old", "main": "index.js" }',
	'node_modules/old/index.js': "const react = require('react');\nexports.Old = () => react.useState(0)[0];",
	'node_modules/icons/package.json': '{ "name": "icons", "module": "index.mjs" }',
	'node_modules/icons/index.mjs': "import { createElement } from 'react';\nexport const Icon = (props) => createElement('svg', props);",
	'broken.jsx': 'export const Broken = () => <b>;',
};

let site: string;
let needsBrowser: NeedsBrowser;
beforeAll(() => {
	site = mkdtempSync(join(tmpdir(), 'needs-browser-'));
	for (const [file, text] of Object.entries(FILES)) {
		mkdirSync(dirname(join(site, file)), { recursive: true });
		writeFileSync(join(site, file), text);
	}
	needsBrowser = createNeedsBrowser({ site, readCode: (path) => compileCode(path, FILES[path.slice(site.length + 1)] ?? ''), hasParts: async () => false });
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

test.each([
	['./state', 'State', true],
	['./state', 'default', true],
	['./state', 'Other', false],
	['./react', 'Effect', true],
	['./renamed', 'Renamed', true],
	['./class', 'Live', true],
	['./class', 'Still', false],
	['./listens', 'Listens', true],
	['./listens', 'Says', false],
	['./uses-hook', 'UsesHook', true],
	['./holds', 'Holds', true],
	['./holds', 'HoldsOther', false],
	['./barrel', 'State', true],
	['./barrel', 'Other', false],
	['./barrel', 'Renamed', true],
	['./barrel', 'HoldsOther', false],
	['./barrel', '*', true],
	['./circle-a', 'A', false],
	['./circle-b', 'B', false],
	['./circle-b', 'Live', true],
	['./memo', 'Memo', true],
	['./memo', 'Still', false],
	['./shims', 'Only', true],
	['./shims', 'Leads', false],
	['./shims', 'Coloured', true],
	['./shims', 'Told', false],
	['./object', 'default.State', true],
	['./object', 'default.Other', false],
	['./object', 'default.Inline', true],
	['old', 'Old', true],
	['icons', 'Icon', false],
	['./broken', 'Broken', false],
	['./gone', 'Gone', false],
])('%s: %s needs a browser: %s', async (specifier, name, expected) => {
	expect(await needsBrowser({ specifier, importer: join(site, 'page.mdx') }, name)).toBe(expected);
});
