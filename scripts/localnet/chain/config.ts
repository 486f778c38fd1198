/** The blockchain configuration: mainnet's limits and prices, with this network's contracts and validators. */
import { Address, beginCell, Cell, Dictionary } from '@ton/core'
import { slimConfig } from '@ton/sandbox/dist/config/slimConfig.js'

type Validator = {
  publicKey: Buffer
  adnl: Buffer
  /** share of the total weight, as a 64-bit number */
  weight: bigint
}

export type Round = { since: number; until: number; validators: Validator[]; main: number }

/** Configuration parameters by number, and as the cell and BoC for state and executor. */
export class Config {
  readonly params: ReadonlyMap<number, Cell>
  readonly cell: Cell
  /** base64 */
  readonly boc: string
  /** public keys of the current validators, which produce blocks in turn */
  readonly producers: readonly Buffer[]

  constructor(cell: Cell) {
    const dictionary = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), cell)
    this.cell = cell
    this.params = new Map([...dictionary].sort(([left], [right]) => left - right))
    this.boc = cell.toBoc().toString('base64')
    this.producers = validatorKeys(this.params.get(34))
  }

  /** Mainnet's parameters without validators, with some replaced. */
  static genesis(replaced: Map<number, Cell>): Config {
    const cell = Cell.fromBase64(slimConfig)
    const dictionary = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), cell)
    for (const [number, param] of replaced) dictionary.set(number, param)
    return new Config(beginCell().storeDictDirect(dictionary).endCell())
  }

  /** Masterchain account named by a parameter. */
  account(number: number): Address {
    const cell = this.params.get(number)
    if (!cell) throw new Error(`Configuration parameter ${number} is missing`)
    return new Address(-1, cell.beginParse().loadBuffer(32))
  }

  get contract(): Address {
    return this.account(0)
  }

  get elector(): Address {
    return this.account(1)
  }
}

/** Public keys of `ConfigParam 34`, in order. */
function validatorKeys(set: Cell | undefined): Buffer[] {
  if (!set) return []
  const slice = set.beginParse().skip(8 + 32 + 32 + 16 + 16 + 64)
  const list = slice.loadDict(Dictionary.Keys.Uint(16), {
    serialize: () => {},
    parse: entry => entry.skip(8 + 32).loadBuffer(32),
  })
  return list.values()
}

/** Cell of `ConfigParam 0`, 1, 4 and similar: a masterchain account. */
export function addressParam(address: Address): Cell {
  return beginCell().storeBuffer(address.hash).endCell()
}

/** Cell of `validators_ext#12` (parameters 32, 34 and 36). */
export function validatorSet({ since, until, validators, main }: Round): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), Dictionary.Values.Cell())
  let total = 0n
  validators.forEach(({ publicKey, adnl, weight }, index) => {
    total += weight
    const description = beginCell()
      .storeUint(0x73, 8)
      .storeUint(0x8e81278a, 32)
      .storeBuffer(publicKey)
      .storeUint(weight, 64)
      .storeBuffer(adnl)
      .endCell()
    list.set(index, description)
  })
  const entries = beginCell().storeDictDirect(inlineCells(list)).endCell()
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(until, 32)
    .storeUint(validators.length, 16)
    .storeUint(main, 16)
    .storeUint(total, 64)
    .storeBit(1)
    .storeRef(entries)
    .endCell()
}

/** Cell of `ConfigParam 15`; seconds. */
export function electionTimes(electedFor: number, startBefore: number, endBefore: number, heldFor: number): Cell {
  return beginCell()
    .storeUint(electedFor, 32)
    .storeUint(startBefore, 32)
    .storeUint(endBefore, 32)
    .storeUint(heldFor, 32)
    .endCell()
}

/** Cell of `ConfigParam 17`; nanoTON. */
export function stakeLimits(least: bigint, most: bigint, leastTotal: bigint, maxFactor: number): Cell {
  return beginCell().storeCoins(least).storeCoins(most).storeCoins(leastTotal).storeUint(maxFactor, 32).endCell()
}

/** Dictionary with inline values instead of references. */
function inlineCells(cells: Dictionary<number, Cell>): Dictionary<number, Cell> {
  const inline = Dictionary.empty(Dictionary.Keys.Uint(16), {
    serialize: (cell: Cell, builder) => void builder.storeSlice(cell.beginParse()),
    parse: slice => slice.asCell(),
  })
  for (const [index, cell] of cells) inline.set(index, cell)
  return inline
}
