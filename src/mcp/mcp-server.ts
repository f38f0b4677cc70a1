import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { mcp as words } from '#words/mcp.ts';
import type { BuiltPages } from './built-pages.ts';
import { callOperation, type PracticeApi } from './call-operation.ts';
import { lookUp, readTwin, searchPages } from './reading-tools.ts';

/** Most results of a search that may be asked for. */
const MOST_ASKED_RESULTS = 30;

interface McpSite {
	/** What the server is called. */
	name: string;
	/** Version of the program that serves it. */
	version: string;
	pages: BuiltPages;
	/** The APIs of the site with their sandboxes, made when somebody first calls one; `undefined` for a site without any. */
	apis: (() => Promise<readonly PracticeApi[]>) | undefined;
}

/** A server of the Model Context Protocol over a built site: search, pages, terms and fields, and its APIs in the sandbox. Its state ends with it. */
export function createMcpServer({ name, version, pages, apis }: McpSite): McpServer {
	const server = new McpServer({ name, version });
	const reads = { readOnlyHint: true, openWorldHint: false };
	const { search, readPage: page, lookUp: names, callApi } = words;
	server.registerTool(
		'search',
		{
			title: search.title,
			description: search.description,
			inputSchema: { query: z.string().min(1).describe(search.query), limit: z.int().min(1).max(MOST_ASKED_RESULTS).optional().describe(search.limit) },
			annotations: reads,
		},
		async ({ query, limit }) => textAnswer(await searchPages(pages, query, limit)),
	);
	server.registerTool(
		'read_page',
		{ title: page.title, description: page.description, inputSchema: { page: z.string().min(1).describe(page.page) }, annotations: reads },
		async (wanted) => textAnswer(await readTwin(pages, wanted.page)),
	);
	server.registerTool(
		'look_up',
		{ title: names.title, description: names.description, inputSchema: { name: z.string().min(1).describe(names.name) }, annotations: reads },
		async (wanted) => textAnswer(await lookUp(pages, wanted.name)),
	);
	if (apis === undefined) return server;
	server.registerTool(
		'call_api',
		{
			title: callApi.title,
			description: callApi.description,
			inputSchema: {
				operation: z.string().min(1).describe(callApi.operation),
				api: z.string().optional().describe(callApi.api),
				parameters: z.record(z.string(), z.unknown()).optional().describe(callApi.parameters),
				body: z.unknown().optional().describe(callApi.body),
				token: z.string().optional().describe(callApi.token),
			},
			annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
		},
		async (call) => textAnswer(await callOperation(await apis(), call)),
	);
	return server;
}

const textAnswer = (text: string) => ({ content: [{ type: 'text' as const, text }] });
