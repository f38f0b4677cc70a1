import { spawnSync } from 'node:child_process';

/** A program that serves a site, and the Debian packages that contain it. */
interface HostProgram {
	program: string;
	packages: readonly string[];
}

/** Third-party hosts for which this program writes the configuration. */
export const HOST_PROGRAMS: Readonly<Record<string, HostProgram>> = {
	nginx: { program: 'nginx', packages: ['nginx-light', 'libnginx-mod-http-brotli-static', 'openssl'] },
	Caddy: { program: 'caddy', packages: ['caddy'] },
	Apache: { program: 'apache2', packages: ['apache2-bin'] },
};

/** Whether the program is installed on this machine. */
export const isHostInstalled = ({ program }: HostProgram): boolean => spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${program}`]).status === 0;
