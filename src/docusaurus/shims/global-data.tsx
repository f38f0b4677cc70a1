import { type ManualData, usePage } from '../drawing/page-context.ts';

/** The plugin of Docusaurus whose data every component may ask for; what plugins of the site would tell is not there. */
const DOCS = 'docusaurus-plugin-content-docs';

type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

export const useGlobalData = (): GlobalData => ({ [DOCS]: usePage().manuals });

export const useAllPluginInstancesData = (plugin: string): GlobalData[string] => useGlobalData()[plugin];

export const usePluginData = (plugin: string, id = 'default'): unknown => useAllPluginInstancesData(plugin)?.[id];

export const useAllDocsData = (): Readonly<Record<string, ManualData>> => usePage().manuals;
