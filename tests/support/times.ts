/** Runs of a property test: as given in `npm test -- long`, else a tenth. A file that calls this runs in both. */
export const times = (whole: number): number => (process.env.TESTS === 'long' ? whole : Math.ceil(whole / 10))
