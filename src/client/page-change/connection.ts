/** What the browser knows of the connection (Network Information API). */
export interface ConnectionFacts {
	saveData?: boolean;
	effectiveType?: string;
	/** Mbit/s. */
	downlink?: number;
	/** Time to a server and back, in ms. */
	rtt?: number;
}

/** Whether the page of a link that is pointed at may be prefetched: not with the data saver on, nor on 2g. */
export function mayPrefetch(connection: ConnectionFacts | undefined): boolean {
	return !(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Whether the connection is so fast that prefetching other pages delays nothing; an unknown connection counts as slow. */
export function isFast(connection: ConnectionFacts | undefined): boolean {
	const { downlink = 0, rtt = Number.POSITIVE_INFINITY } = connection ?? {};
	return mayPrefetch(connection) && downlink >= 5 && rtt <= 100;
}

/** The connection of this browser; `undefined` in browsers without the API. */
export function connection(): ConnectionFacts | undefined {
	return 'connection' in navigator ? (navigator.connection as ConnectionFacts) : undefined;
}
