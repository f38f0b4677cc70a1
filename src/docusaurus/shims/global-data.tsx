import { type ManualData, type PageInfo, usePage } from '../drawing/page-context.ts';

/** The plugin of Docusaurus whose data every component may ask for. */
const DOCS = 'docusaurus-plugin-content-docs';

type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** What all plugins tell. A part that hydrates takes along what it asks for, so it should ask for one where one is meant. */
export const globalDataOf = ({ pluginData, manuals }: PageInfo): GlobalData => ({ ...pluginData, [DOCS]: manuals });

export const useGlobalData = (): GlobalData => globalDataOf(usePage());

export function useAllPluginInstancesData(plugin: string): GlobalData[string] {
	const page = usePage();
	return plugin === DOCS ? page.manuals : page.pluginData[plugin];
}

export const usePluginData = (plugin: string, id = 'default'): unknown => useAllPluginInstancesData(plugin)?.[id];

export const useAllDocsData = (): Readonly<Record<string, ManualData>> => usePage().manuals;
