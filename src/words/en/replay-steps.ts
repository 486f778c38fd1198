/** Words of the steps of a replayed transaction. */
export const title = 'Steps of the virtual machine'
export const stepCount = (count: number, digits: string) => `${digits} ${count === 1 ? 'step' : 'steps'}`
export const lastSteps = (shown: string, all: string) =>
  `The last ${shown} of ${all} steps: the log of earlier ones is longer than the emulator keeps.`
export const noSteps = 'There are no steps: the virtual machine did not run.'
export const noLog = 'The log has no instruction of this run.'

export const list = 'Steps'
export const instruction = 'Instruction'
export const gas = 'Gas'
export const stackTop = 'Top of the stack'
export const keys =
  'Arrow keys, Page Up, Page Down, Home and End choose a step. With a search, n goes to the next result and N to the one before.'
export const stepNumber = (number: string) => `Step ${number}`
export const raised = 'exception'

export const search = 'Find an instruction or a value'
export const example = 'SENDRAWMSG, 706, EQ…'
export const noResults = 'Nothing found'
export const resultCount = (digits: string) => `${digits} found`
export const resultOf = (at: string, count: string) => `${at} of ${count}`
export const next = 'Next result'
export const previous = 'Previous result'

export const goTo = 'Go to'
export const jumps = {
  exception: 'Exceptions',
  'out of gas': 'Out of gas',
  message: 'Messages sent',
  reserve: 'Reserves',
  code: 'Code replaced',
  method: 'Methods entered',
  gas: 'Gas limit set',
}
export const jumpTo = (name: string, at: number, count: number) => `${name}: ${at} of ${count}`

export const gasUsed = 'Gas used'
export const gasLeft = 'Gas left'
export const cell = 'Cell'
export const aCellHash = 'cell hash'
export const bit = 'Bit'
export const part = 'Part of the code'
export const exception = 'Exception'
export const endedBy = (code: string) => `exit code ${code}, which ended the run`
export const handled = (code: string) => `exit code ${code}, which the contract handled`
export const outOfGas = (used: string, limit: string) => `${used} used, ${limit} allowed`
export const condition = 'Condition'
export const result = (statement: string, held: boolean) => `${statement}: ${held ? 'true' : 'false'}`
export const beginsWith = (value: string, prefix: string) => `${value} begins with ${prefix}`
export const signedBy = (what: string, key: string) => `${what} is signed by the key ${key}`
export const isEmpty = (value: string) => `${value} is empty`
export const isNull = (value: string) => `${value} is null`
export const notes = 'Log'

export const stack = 'Stack before it, from the top'
export const aStack = 'stack'
export const emptyStack = 'The stack is empty.'
export const unknownStack = 'Not known: the emulator keeps the stacks of the last steps alone.'
export const moreEntries = (digits: string) => `${digits} more below. The copy has all of them.`
export const cutEntry = 'cut; the copy has all of it'

export const code = (name: string) => `Code: ${name}`
export const codeAround = 'Code around it'
export const foreignCode = 'This cell is not part of the account’s code.'

export const gasTables = 'Gas by instruction and by part of the code'
export const byInstruction = 'Gas by instruction'
export const byPart = 'Gas by part of the code'
export const count = 'Steps'
export const share = 'Share'
export const cellPart = (hash: string) => `cell ${hash}`
export const noPart = 'implicit jumps and returns'
export const gasKnown = (known: string, all: string) => `The gas of ${known} of ${all} steps is known.`
export const firstRows = (shown: number) => `The first ${shown} are shown.`

export const save = 'Save as JSON'
export const saving = 'Saving …'
