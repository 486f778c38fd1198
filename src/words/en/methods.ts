/** Words about running a contract's get-methods. */
export const title = 'Get-methods'
export const lead =
  'What the contract answers when it is asked. The list is read from its code in this browser; a run is one call to toncenter, and changes nothing.'
export const show = 'Show get-methods'
export const failed = 'Failed to load the code'
export const noCode = 'There is no code at this address, so there is nothing to ask.'
export const unlisted = 'Its code does not list its methods. One can be run by its name or number.'
export const unnamed = (id: number) => `method ${id}`
export const other = 'Another method'
export const otherLabel = 'Name or number of a method'
export const otherHint = 'name or number'
export const open = 'Open'
export const inspect = 'Read its code'

export const kinds = { int: 'number', address: 'address', cell: 'cell', slice: 'slice', null: 'null' }
export const hints = {
  int: 'decimal, or hex after 0x',
  address: 'in any form',
  cell: 'bag of cells, hex or base64',
  slice: 'bag of cells, hex or base64',
  null: '',
}
export const argument = (place: number) => `Argument ${place}`
export const kindOf = (place: number) => `Kind of argument ${place}`
export const add = 'Add an argument'
export const remove = (place: number) => `Remove argument ${place}`
export const run = 'Run'
export const running = 'Running …'
export const faults = {
  empty: 'Something is missing here.',
  number: 'This is no number: digits, or hex after 0x.',
  range: 'This number has more than 257 bits.',
  address: 'This is no address.',
  checksum: 'This address has a typing error: its checksum is wrong.',
  boc: 'This is neither hex nor base64.',
  bytes: 'These bytes are no bag of cells.',
  roots: 'This bag has several roots; a method takes one cell.',
  size: 'These are more cells than can be sent.',
}

export const values = 'Result'
export const nothing = 'It ended well and returned nothing.'
export const value = (place: number) => `Value ${place}`
export const afterBlock = 'Computed after'
export const block = (seqno: string) => `block ${seqno}`
export const by = (source: string) => `by ${source}`
export const unknownBlock = (source: string) => `Computed by ${source}, which does not say after which block`
export const gas = (gas: string) => `${gas} gas`
export const refused = 'The method ended with an error and returned nothing.'
export const exitCode = (code: number) => `Exit code ${code}`
export const yes = 'yes'
export const no = 'no'
export const noAddress = 'no address'
export const bits = (bits: number, refs: number) =>
  `${bits === 1 ? '1 bit' : `${bits} bits`}, ${refs === 1 ? '1 reference' : `${refs} references`}`
export const noBag = 'bytes that cannot be read'
export const aCell = 'the cell'
export const aNumber = 'the number'
export const aHash = 'the hash'
/** Before the meaning of a number that is guessed by its size. */
export const perhaps = 'perhaps'
export const entries = (size: number, keyBits: number) =>
  `${size === 1 ? '1 entry' : `${size} entries`}, keys of ${keyBits} bits`
export const moreEntries = (shown: number) => `The first ${shown} are shown.`
export const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)
export const empty = 'empty'
export const nullValue = 'null'
export const notANumber = 'not a number'
export const unsupported = 'a value that no provider spells out'
