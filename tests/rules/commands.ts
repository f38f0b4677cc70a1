import { siteFiles } from '#content/site-files.fixture.ts';
import { buildSite } from '#site/build/build-site.ts';
import { snapshotDocs } from '#site/read/snapshot-docs.ts';
import { readEnvironment } from '../../commands/environment.ts';
import { readSandboxArguments } from '../../commands/sandbox-arguments.ts';
import { type Plant, thrown } from './plant.ts';

const CONFIG = "export default { title: 'A', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };";

/** Faults in how a command is called. */
export const COMMANDS: readonly Plant[] = [
	{
		name: 'commands',
		find: async () => [
			...(await thrown(() => readEnvironment({ SITE_ROOT: 'nirgends', PORT: 'nix', API_DESCRIPTION: 'https://example.com/' }, '/'))),
			...(await thrown(() => readSandboxArguments(['--port', 'nix', '--latency', 'nix', '--today', 'nix', '--random', 'nix', '--fail', 'nix']))),
			...(await thrown(() => readSandboxArguments(['--nix']))),
			...(await thrown(() => snapshotDocs(siteFiles({ 'site.config.ts': CONFIG }), 'current'))),
			...(await buildSite({ root: '/', outDir: siteFiles({ 'eigenes.txt': '' }), log: () => {} })).problems,
		],
		rules: 'environment arguments docs-version out-dir',
	},
];
