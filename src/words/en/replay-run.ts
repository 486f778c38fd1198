/** Words about a replay that runs or has ended. */
export const cancel = 'Cancel'

export const asking = {
  proof: 'Proving the account …',
  head: 'Asking for the newest block …',
  block: 'Asking for the block of this transaction …',
  state: 'Asking for the account as it was before …',
  history: 'Asking for the bytes of this transaction, and of those just before it …',
  configuration: 'Asking for the configuration of that time …',
  libraries: 'Asking for the libraries of the contract …',
}
export const queued = (provider: string) => `waiting for a turn at ${provider}`
export const retrying = (provider: string) => `${provider} refused, asking again`
export const fetching = (share: string) => `Fetching the virtual machine: ${share}`
export const running = 'Running …'

export const same = 'Replayed here: the same transaction'
export const sameWhy =
  'The transaction that was made has the same hash. So the state it started from, the message and the result are those of the network, and these are its steps.'
export const earlier = (count: number) =>
  count === 1
    ? 'One earlier transaction of the account was made first'
    : `${count} earlier transactions of the account were made first`
export const took = (milliseconds: string) => `${milliseconds} ms`
export const noRun = 'No code ran in this transaction.'

export const notExact = 'Not exact'
export const notExactWhy = 'The transaction that was made has another hash. So nothing of this run is shown as a fact.'
export const notExactEarlier =
  'An earlier transaction of the account, which has to be made first, came out different. So nothing of this run is shown as a fact.'
export const refused = (reason: string) => `The virtual machine refused it: ${reason}`
export const differs = 'What differs'
export const onChain = 'Network'
export const here = 'Here'
export const version = (network: number, emulator: number) =>
  `The network runs version ${network} of its rules, the virtual machine here knows ${emulator}. The result may differ.`
export const library = 'A library that the contract names could not be had. The result may differ.'
export const fields = {
  exitCode: 'Exit code',
  gasUsed: 'Gas used',
  vmSteps: 'Steps',
  resultCode: 'Result of the action phase',
  actions: 'Actions',
  messages: 'Messages sent',
  totalFees: 'Total fees',
  state: 'State of the account after',
}
export const otherwise = 'None of the figures that are compared; other bytes do.'

export const unavailable = 'It cannot be replayed'
export const why = {
  block: 'No index names the block of this transaction, so its random seed is unknown.',
  'old-state': 'The node no longer has the state before this transaction: nodes keep old states for some days only.',
  'other-state':
    "The state that the node sent is not the one that this transaction started from: it does not fit the transaction's own bytes.",
  'long-history': 'The account has too many transactions in this block before this one.',
  'too-large': 'The account is larger than what is read here: more than 65,536 cells.',
  'no-code': 'The account has no code, so there is nothing to run.',
  kind: 'The virtual machine here does not make transactions of this kind.',
}
export const failed = 'Failed to get what a replay needs'
export const broken = {
  download: 'The virtual machine could not be fetched. Check the connection and try again.',
  engine:
    'The virtual machine could not run this here: there was not enough memory for it, WebAssembly is switched off, or a message is nested too deeply for it.',
  time: 'The run took more than a minute and was ended.',
}

export const changes = 'What changed in the account'
export const before = 'Before'
export const after = 'After'
export const balance = 'Balance'
export const status = 'State'
export const code = 'Code'
export const none = 'none'
/** In place of a get-method's result. */
export const methodFailed = 'failed'
export const unfinished = 'Stacks, get-methods and what changed in the account took too long here, and are left out.'
export const sameData = 'Its data are the same as before.'
export const data = 'Data, cell by cell'
export const cell = (path: string) => (path ? `Cell ${path}` : 'Root cell')
export const moreCells = (count: number) => (count === 1 ? 'and one more cell' : `and ${count} more cells`)

export const noInstruction = 'Bytes that are no instruction'
export const threw = (instruction: string) => `${instruction} threw`
export const threwAfter = (instruction: string, why: string) => `${instruction} threw (${why})`
export const gaveBefore = (value: string, name: string | null, method: string) =>
  name
    ? `${value} is what ${method} gave before as ${name.replaceAll('_', ' ')}`
    : `${value} is what ${method} gave before`
export const raised = (instruction: string, error: string) => `${instruction} raised “${error}”`
export const outOfGas = (instruction: string, used: string, limit: string) =>
  `${instruction} needed ${used} gas in all, of ${limit}`
