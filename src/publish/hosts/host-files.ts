import { apacheConfig } from './apache.ts';
import { caddyConfig } from './caddy.ts';
import type { HostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import { syncScript } from './sync-script.ts';

/** The folder in which the configurations expect the built site, below its base. */
const PUBLISHED_AT = '/srv/www';

/** A file of `deploy/`: its text, and how it is known again by who writes it. All of them take `#` for the beginning of a comment. */
interface HostFile {
	name: string;
	text: string;
	seal: string;
	isProgram?: boolean;
	beside(count: number): string;
}

/** The files of `deploy/`: one configuration for each host that the tests start, a container with nginx, and a script for object stores. */
export function hostFiles(site: HostSite): HostFile[] {
	const files = [
		{ name: 'nginx.conf', text: nginxConfig(site, { listen: '80', root: PUBLISHED_AT }) },
		{ name: 'Caddyfile', text: caddyConfig(site, { address: ':80', root: PUBLISHED_AT }) },
		{ name: '.htaccess', text: apacheConfig(site) },
		{ name: 'Containerfile', text: containerFile(site) },
		{ name: 'sync.sh', text: syncScript(site), isProgram: true },
	];
	return files.map((file) => ({ ...file, seal: '# nonius hosts', beside: (count) => `${file.name}.new${count === 1 ? '' : `-${count}`}` }));
}

const containerFile = ({ base }: HostSite) => `# Built in the folder of the site, after \`npm run build\`: docker build -f deploy/Containerfile .
FROM debian:stable-slim
RUN apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx.conf /etc/nginx/site.conf
RUN printf 'daemon off; include /etc/nginx/modules-enabled/*.conf; events {} http { include /etc/nginx/site.conf; }' > /etc/nginx/nginx.conf
COPY dist ${PUBLISHED_AT}${base}
EXPOSE 80
CMD ["nginx"]
`;
