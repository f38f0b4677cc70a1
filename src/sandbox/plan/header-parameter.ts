import type { PlannedOperation } from './sandbox-plan.ts';

/** Whether an operation describes a header, named in lower case. */
export const hasHeaderParameter = ({ parameters }: PlannedOperation, header: string): boolean =>
	parameters.some(({ place, name }) => place === 'header' && name.toLowerCase() === header);
