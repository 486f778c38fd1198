/** Words about the weight that the largest validators hold together. */
export const what = 'Share of the weight that the largest validators hold together'
export const largest = (count: number, digits: string) =>
  count === 1 ? 'The largest validator' : `The ${digits} largest validators`
export const validators = 'Validators'
export const share = 'Share of the weight'
