import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { listen } from './listen.ts';

describe('listen', () => {
	const servers: Server[] = [];
	const server = () => {
		const created = createServer();
		servers.push(created);
		return created;
	};
	afterEach(() => {
		for (const created of servers.splice(0)) created.close();
	});

	test('takes any port for 0', async () => {
		const { port, differs } = await listen(server(), { port: 0, host: '127.0.0.1' });
		expect(port).toBeGreaterThan(0);
		expect(differs).toBe(false);
	});

	test('takes the next free port when the wanted one is taken', async () => {
		const { port } = await listen(server(), { port: 0, host: '127.0.0.1' });
		const second = await listen(server(), { port, host: '127.0.0.1' });
		expect(second.port).toBeGreaterThan(port);
		expect(second.differs).toBe(true);
	});

	test('leaves a port alone that somebody else serves on the IPv6 side of localhost', async (context) => {
		const other = server();
		const { port } = await listen(other, { port: 0, host: '::1' }).catch(() => context.skip('no IPv6 here'));
		expect((await listen(server(), { port, host: '127.0.0.1' })).differs).toBe(true);
	});

	test('says so when a port is not allowed at all', async () => {
		await expect(listen(server(), { port: 3000, host: '203.0.113.1' })).rejects.toThrow(/EADDRNOTAVAIL/);
	});
});
