import type { Case } from './case.ts';

/** Data of plugins that components use: those of Docusaurus, and those that a site brings along. */
export const PLUGIN_CASES: readonly Case[] = [
	{
		feature: 'useAllPluginInstancesData, useAllDocsData: the manuals of the site',
		text: "import { useAllPluginInstancesData } from '@docusaurus/useGlobalData';\nimport { useAllDocsData } from '@docusaurus/plugin-content-docs/client';\n\nexport const All = () => <i>{Object.entries(useAllPluginInstancesData('docusaurus-plugin-content-docs')).map(([id, { path }]) => [id, path].join(' at ')).join(', ')}</i>;\nexport const Same = () => <b>{Object.keys(useAllDocsData()).join(' ')}</b>;\n\n<All /> <Same />",
		has: ['<i>default at /docs, handbook at /guide</i>', '<b>default handbook</b>'],
	},
	{
		feature: 'usePluginData: versions and docs of a manual',
		text: "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Versions = () => <i>{usePluginData('docusaurus-plugin-content-docs').versions.map(({ name, label, path, isLast }) => [name, label, path, isLast].join('|')).join(', ')}</i>;\nexport const Doc = () => <b>{JSON.stringify(usePluginData('docusaurus-plugin-content-docs', 'handbook').versions[0].docs.find(({ id }) => id === 'start'))}</b>;\nexport const Main = () => <u>{usePluginData('docusaurus-plugin-content-docs', 'handbook').versions[0].sidebars.handbook.link.path}</u>;\n\n<Versions /> <Doc /> <Main />",
		has: [
			/<i>current\|[^|]+\|\/docs\|true, 1\.0\|Version one\|\/docs\/one\|false<\/i>/,
			'<b>{&quot;id&quot;:&quot;start&quot;,&quot;path&quot;:&quot;/guide/start&quot;,&quot;sidebar&quot;:&quot;handbook&quot;}</b>',
			'<u>/guide/start</u>',
		],
	},
	{
		feature: 'usePluginData in a part that hydrates: what was asked for goes along, nothing else',
		text: "import { useState } from 'react';\nimport { usePluginData } from '@docusaurus/useGlobalData';\n\nexport function Live() {\n  const [all, setAll] = useState(false);\n  return <button type=\"button\" onClick={() => setAll(!all)}>{usePluginData('releases').releases.slice(0, all ? 9 : 1).join()}</button>;\n}\n\n<Live />",
		has: [/<moved-part[\s\S]*<button type="button">4\.2<\/button>/, '"releases":["4.2","4.1"]'],
		hasNot: ['in-place'],
	},
	{
		feature: 'useDocsVersion',
		text: 'import { useDocsVersion } from \'@docusaurus/plugin-content-docs/client\';\n\nexport const Title = ({ id }) => <i>{useDocsVersion().docs[id].title}</i>;\n\n<Title id="items/plain" />',
		has: ['<i>Plain</i>'],
	},
	{
		feature: 'names of imports that a plugin of the site gives',
		text: "import { Typed as ByPlugin } from '~/components/typed';\nimport Plain from 'exact-name';\nimport { Typed, Stateful } from '@parts/typed';\n\n<Plain /> <Typed count={4} /> <Stateful /> <ByPlugin count={7} />",
		has: ['<em>plain</em>', '<em>4 typed</em>', '<em>7 typed</em>', /<moved-part[\s\S]*Clicked 0 times/],
	},
	{
		feature: 'usePluginData: what a plugin of the site loads',
		text: "import { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Releases = () => <i>{usePluginData('releases').releases.join(', ')}</i>;\nexport const InPlace = () => <b>{usePluginData('in-place', 'default').title}</b>;\nexport const Posts = () => <u>{usePluginData('in-place').posts.join(', ')}</u>;\n\n<Releases /> <InPlace /> <Posts />",
		has: ['<i>4.2, 4.1</i>', '<b>Moved site</b>', /<u>Version two \/changelog\/2024\/02\/01\/two\/ 2024, Version one of it /],
		hasNot: ['never asked for'],
	},
	{
		feature: 'useGlobalData: what plugins of the site tell, and nothing of one that is not there',
		text: "import useGlobalData, { usePluginData } from '@docusaurus/useGlobalData';\n\nexport const Names = () => <i>{Object.keys(useGlobalData()).join(' ')}</i>;\nexport const Own = () => <b>{String(usePluginData('own-plugin'))}</b>;\n\n<Names /> <Own />",
		has: ['<i>releases in-place docusaurus-plugin-content-docs</i>', '<b>undefined</b>'],
	},
	{
		feature: 'useVersions, useLatestVersion, useActiveDocContext',
		text: "import { useActiveDocContext, useActivePluginAndVersion, useLatestVersion, useVersions } from '@docusaurus/plugin-content-docs/client';\nimport { useDocsVersionCandidates } from '@docusaurus/plugin-content-docs/client';\n\nexport const Latest = () => <i>{useLatestVersion('default').name} of {useVersions('default').length}</i>;\nexport const Here = () => <b>{useActiveDocContext('default').activeDoc.path}</b>;\nexport const Plugin = () => <u>{useActivePluginAndVersion().activePlugin.pluginId} {useActivePluginAndVersion().activeVersion.name} {useDocsVersionCandidates('default').length}</u>;\n\n<Latest /> <Here /> <Plugin />",
		file: 'here.mdx',
		has: ['<i>current of 2</i>', '<b>/docs/here</b>', '<u>default current 1</u>'],
	},
	{
		feature: 'data that a plugin of the site has imported as text',
		text: "import CodeBlock from '@theme/CodeBlock';\nimport chart from './chart.text.yaml';\n\n<CodeBlock language=\"yaml\">{chart}</CodeBlock>",
		files: { 'chart.text.yaml': 'kind: Chart # as written' },
		has: ['# as written'],
	},
];
