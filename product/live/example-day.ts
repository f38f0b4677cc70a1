/** The day on which all examples play; what `heute` means in them. Apart from the sample data, as not every example needs those. */
export const TODAY = '2025-09-15';

/** Time zone of the example works. */
export const TIME_ZONE = 'Europe/Berlin';
