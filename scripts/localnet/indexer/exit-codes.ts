/** The indexer's texts for exit codes of the compute phase. */
const COMPUTE: ReadonlyMap<number, string> = new Map([
  [0, 'Ok'],
  [1, 'Ok'],
  [2, 'Stack underflow'],
  [3, 'Stack overflow'],
  [4, 'Integer overflow'],
  [5, 'Integer out of expected range'],
  [6, 'Invalid opcode'],
  [7, 'Type check error'],
  [8, 'Cell overflow'],
  [9, 'Cell underflow'],
  [10, 'Dictionary error'],
  [11, 'Unknown error'],
  [12, 'Impossible situation error'],
  [13, 'Out of gas error'],
  [-14, 'Out of gas error'],
])

/** The indexer's texts for result codes of the action phase. */
const ACTION: ReadonlyMap<number, string> = new Map([
  [32, 'Action list is invalid'],
  [33, 'Action list is too long'],
  [34, 'Action is invalid or not supported'],
  [35, 'Invalid source address in outbound message'],
  [36, 'Invalid destination address in outbound message'],
  [37, 'Insufficient TON'],
  [38, 'Insufficient extra currencies'],
  [40, 'Not enough funds to process a message'],
  [43, 'Maximum number of cells exceeded'],
])

export const computeExit = (code: number): string | undefined => COMPUTE.get(code)
export const actionResult = (code: number): string | undefined => ACTION.get(code)
