import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { caddyConfig } from '#publish/hosts/caddy.ts';
import type { HostSite } from '#publish/hosts/host-site.ts';
import { nginxConfig } from '#publish/hosts/nginx.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { installPackages } from '../../commands/install-packages.ts';

export interface RunningHost {
	origin: string;
	stop(): Promise<void>;
}

/** A site to be served, and a folder for what the host writes. */
export interface Hosting {
	/** Folder that the addresses begin in: the site lies in it below its base. */
	root: string;
	site: HostSite;
	work: string;
}

/** Hosts for which this program writes the configuration, and how each is started on loopback. */
export const HOSTS: Record<string, { packages: readonly string[]; start(hosting: Hosting): Promise<RunningHost> }> = {
	'our own server': { packages: [], start: startOwn },
	nginx: { packages: ['nginx-light', 'libnginx-mod-http-brotli-static'], start: startNginx },
	Caddy: { packages: ['caddy'], start: startCaddy },
};

const PROGRAMS: Record<string, string> = { nginx: 'nginx', Caddy: 'caddy' };

/** Whether a host can be started here; what is missing is installed where that is possible. */
export async function hasHost(name: string): Promise<boolean> {
	const program = PROGRAMS[name];
	if (program === undefined) return true;
	const isThere = () => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;
	return isThere() || ((await installPackages(HOSTS[name]?.packages ?? [], `Es fehlt ${name} für die Tests der Hosts.`)) && isThere());
}

async function startOwn({ root, site }: Hosting): Promise<RunningHost> {
	const server = createStaticServer({ folder: join(root, site.base), base: site.base });
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	return {
		origin: `http://127.0.0.1:${port}`,
		stop: async () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

async function startNginx({ root, site, work }: Hosting): Promise<RunningHost> {
	const port = await freePort();
	mkdirSync(work, { recursive: true });
	writeFileSync(join(work, 'site.conf'), nginxConfig(site, { listen: `127.0.0.1:${port}`, root }));
	const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join(' ');
	// Its workers give root's rights away, and then may not read a folder that is only ours.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const main = `${user} daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log; include /etc/nginx/modules-enabled/*.conf;
events {} http { access_log off; ${folders} include ${work}/site.conf; }`;
	writeFileSync(join(work, 'nginx.conf'), main);
	const child = spawn('nginx', ['-c', join(work, 'nginx.conf')], { env: withSbin(), stdio: ['ignore', 'ignore', 'inherit'] });
	return whenUp({ child, port });
}

async function startCaddy({ root, site, work }: Hosting): Promise<RunningHost> {
	const port = await freePort();
	mkdirSync(work, { recursive: true });
	writeFileSync(
		join(work, 'Caddyfile'),
		`{\n\tadmin off\n\tlog {\n\t\toutput file ${work}/error.log\n\t}\n}\n${caddyConfig(site, { address: `http://127.0.0.1:${port}`, root })}`,
	);
	const env = { ...withSbin(), HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
	const child = spawn('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
	return whenUp({ child, port });
}

const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin` });

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until the host answers. Throws when it has ended instead. */
async function whenUp({ child, port }: { child: ChildProcess; port: number }): Promise<RunningHost> {
	const origin = `http://127.0.0.1:${port}`;
	while (child.exitCode === null) {
		const isUp = await fetch(origin).then(
			() => true,
			() => false,
		);
		if (isUp) {
			return {
				origin,
				async stop() {
					child.kill();
					await once(child, 'exit');
				},
			};
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error('The host did not start; what it said stands above.');
}
