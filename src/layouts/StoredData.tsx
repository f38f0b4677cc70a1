import { site } from 'virtual:nonius/site';
import { StoredTable } from '#ui/prose/StoredTable.tsx';

/** Everything that pages of this site keep in a reader's browser, as a table for a page about data: `import StoredData from '@theme/StoredData'`. */
export default function StoredData() {
	return <StoredTable site={site} />;
}
