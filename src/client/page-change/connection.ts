/** What the browser knows of the connection (Network Information API). */
export interface ConnectionFacts {
	saveData?: boolean;
	effectiveType?: string;
	/** Mbit/s. */
	downlink?: number;
	/** Time to a server and back, in ms. */
	rtt?: number;
}

/** Whether pages may be fetched that a reader points at: not when data is to be saved, nor on 2g. */
export function mayPrefetch(connection: ConnectionFacts | undefined): boolean {
	return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether the connection is so fast that pages fetched without being asked for delay nothing; one of which nothing is known counts as slow. */
export function isFast(connection: ConnectionFacts | undefined): boolean {
	const { downlink = 0, rtt = Number.POSITIVE_INFINITY } = connection ?? {};
	return mayPrefetch(connection) && downlink >= 5 && rtt <= 100;
}

/** What this browser knows; `undefined` for those that say nothing. */
export function connection(): ConnectionFacts | undefined {
	return 'connection' in navigator ? (navigator.connection as ConnectionFacts) : undefined;
}
