import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { apacheConfig } from '#publish/hosts/apache.ts';
import { caddyConfig } from '#publish/hosts/caddy.ts';
import type { HostSite } from '#publish/hosts/host-site.ts';
import { nginxConfig } from '#publish/hosts/nginx.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { HOST_PROGRAMS, isHostInstalled } from '../../commands/host-programs.ts';
import { installPackages } from '../../commands/install-packages.ts';
import { freePort, type RunningServer, whenUp } from '../child-server.ts';

/** A site to be served, and a folder for what the host writes. */
export interface Hosting {
	/** Folder that the addresses begin in: the site lies in it below its base. */
	root: string;
	site: HostSite;
	work: string;
	/** By TLS, which browsers ask HTTP/2 of, with a certificate that nobody trusts. */
	isSecure?: boolean;
}

/** Hosts for which this program writes the configuration, and how each is started on loopback. */
export const HOSTS: Record<string, { start(hosting: Hosting): Promise<RunningServer> }> = {
	'our own server': { start: startOwn },
	nginx: { start: startNginx },
	Caddy: { start: startCaddy },
	Apache: { start: startApache },
};

/** Whether a host can be started here; what is missing is installed where that is possible. */
export async function hasHost(name: string): Promise<boolean> {
	const host = HOST_PROGRAMS[name];
	if (host === undefined || isHostInstalled(host)) return true;
	return (await installPackages(host.packages, `${name} is missing for the tests of hosts.`)) && isHostInstalled(host);
}

async function startOwn({ root, site }: Hosting): Promise<RunningServer> {
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

async function startNginx({ root, site, work, isSecure = false }: Hosting): Promise<RunningServer> {
	const port = await freePort();
	mkdirSync(work, { recursive: true });
	writeFileSync(join(work, 'site.conf'), nginxConfig(site, { listen: `127.0.0.1:${port}${isSecure ? ' ssl http2' : ''}`, root }));
	const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join(' ');
	// Its workers give root's rights away, and then may not read a folder that is only ours.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	const main = `${user} daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log; include /etc/nginx/modules-enabled/*.conf;
events {} http { access_log off; ${isSecure ? certificateIn(work) : ''} ${folders} include ${work}/site.conf; }`;
	writeFileSync(join(work, 'nginx.conf'), main);
	const child = spawn('nginx', ['-c', join(work, 'nginx.conf')], { env: withSbin(), stdio: ['ignore', 'ignore', 'inherit'] });
	return whenUp({ child, port, isSecure });
}

/** Makes a certificate for this machine, and says where it is as nginx wants it. */
function certificateIn(folder: string): string {
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
	const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
	execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
	return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
}

async function startCaddy({ root, site, work, isSecure = false }: Hosting): Promise<RunningServer> {
	const port = await freePort();
	mkdirSync(work, { recursive: true });
	writeFileSync(
		join(work, 'Caddyfile'),
		`{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_sni 127.0.0.1\n\tlog {\n\t\toutput file ${work}/error.log\n\t}\n}\n${caddyConfig(site, { address: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`, root })}`,
	);
	const env = { ...withSbin(), HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work };
	const child = spawn('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
	return whenUp({ child, port, isSecure });
}

/** Where Debian keeps its modules, and those that rented web space has. */
const APACHE_MODULES = '/usr/lib/apache2/modules';
const APACHE_USES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'];

async function startApache({ root, site, work }: Hosting): Promise<RunningServer> {
	const port = await freePort();
	mkdirSync(work, { recursive: true });
	writeFileSync(join(root, site.base, '.htaccess'), apacheConfig(site));
	const isRoot = process.getuid?.() === 0;
	// Its workers give root's rights away, and then may not read a folder that is only ours.
	for (let folder = dirname(root); isRoot && folder !== tmpdir() && folder !== '/'; folder = dirname(folder)) chmodSync(folder, 0o755);
	const lines = [
		`ServerName localhost`,
		`Listen 127.0.0.1:${port}`,
		`PidFile ${work}/pid`,
		`DefaultRuntimeDir ${work}`,
		`ErrorLog ${work}/error.log`,
		...APACHE_USES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`),
		...(isRoot ? ['User www-data', 'Group www-data'] : []),
		'TypesConfig /dev/null',
		`DocumentRoot ${root}`,
		`<Directory ${root}>`,
		'AllowOverride All',
		'</Directory>',
	];
	writeFileSync(join(work, 'apache.conf'), `${lines.join('\n')}\n`);
	const child = spawn('apache2', ['-D', 'FOREGROUND', '-f', join(work, 'apache.conf')], { env: withSbin(), stdio: ['ignore', 'ignore', 'inherit'] });
	return whenUp({ child, port, isSecure: false });
}

const withSbin = () => ({ ...process.env, PATH: `${process.env.PATH}:/usr/sbin` });
