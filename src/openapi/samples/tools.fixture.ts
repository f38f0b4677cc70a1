import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether no program of this name stands in the search path. */
export function isMissing(tool: string): boolean {
	return !(process.env['PATH'] ?? '').split(delimiter).some((folder) => {
		try {
			accessSync(join(folder, tool), constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}
