import type { TupleItem } from '@ton/core'
import { snakeBytes } from '../../http/body.ts'
import { hex, rawAddress } from '../../http/encode.ts'
import type { Ledger } from '../ledger.ts'
import { type Content, readContent } from './content.ts'
import type { NftItem } from './readers.ts'
import { ask } from './stack.ts'

/** Number of items with the same link prefix after which all items of a collection are assumed to have it. */
const PROOFS = 2

type Rule = { prefix: string; proofs: number }

/**
 * Full content of items: their own, or the result of `get_nft_content`. Learns a collection's common link prefix, so that later items need
 * no get-method.
 */
export class NftContents {
  readonly #world: Pick<Ledger, 'chain'>
  readonly #rules = new Map<string, Rule | null>()
  /** by item, with the hash of the content cell it was read from */
  readonly #known = new Map<string, { from: string; content: Content | null }>()

  constructor(world: Pick<Ledger, 'chain'>) {
    this.#world = world
  }

  async of(item: NftItem): Promise<Content | null> {
    const [key, from] = [rawAddress(item.address), hex(item.content.hash())]
    const known = this.#known.get(key)
    if (known?.from === from) return known.content
    const content = await this.#read(item)
    this.#known.set(key, { from, content })
    return content
  }

  /** Forgets the item with this raw address. */
  delete(item: string): void {
    this.#known.delete(item)
  }

  async #read({ collection, index, content }: NftItem): Promise<Content | null> {
    if (!collection) return readContent(content)
    const key = rawAddress(collection)
    const rule = this.#rules.get(key)
    const ending = snakeBytes(content).toString('utf8')
    if (rule && rule.proofs >= PROOFS) return { type: 'offchain', fields: new Map(), uri: rule.prefix + ending }
    const arguments_: TupleItem[] = [
      { type: 'int', value: index },
      { type: 'cell', cell: content },
    ]
    const stack = await ask(this.#world.chain, collection, 'get_nft_content', arguments_)
    const full = stack ? readContent(stack.cell()) : readContent(content)
    this.#learn(key, rule, full, ending)
    return full
  }

  #learn(key: string, rule: Rule | null | undefined, full: Content | null, ending: string): void {
    const uri = full?.type === 'offchain' ? full.uri : undefined
    const joined = uri !== undefined && ending !== '' && uri.endsWith(ending)
    const prefix = joined ? uri.slice(0, -ending.length) : null
    if (rule === undefined) this.#rules.set(key, prefix === null ? null : { prefix, proofs: 1 })
    else if (rule) this.#rules.set(key, rule.prefix === prefix ? { prefix, proofs: rule.proofs + 1 } : null)
  }
}
