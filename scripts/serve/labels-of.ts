import { dayOfUtc } from '../../src/domain/text/day.ts'
import { parseAddress } from '../../src/ton/address.ts'
import { labelFiles, type Named } from '../labels/rows.ts'
import type { Network } from '../localnet/chain/types.ts'

/** Labels of accounts of the embedded network in a public list, by the keys of `worthOpening`: of one the indexer says another name. */
const LABELS: Record<string, Omit<Named, 'raw' | 'source'>> = {
  'jetton hoarder': { category: 'CEX', name: 'Hoard Exchange' },
  'exchange router': { category: 'DEX', name: 'Old Router' },
  'unused address': { category: 'scammer', name: 'scammer' },
}

/** The files of labels of the embedded network, by their paths: those of the site are of mainnet. */
export function labelsOf({ chain, almanac }: Network): Record<string, string> {
  const named = Object.entries(LABELS).flatMap(([word, label]): Named[] => {
    const raw = parseAddress(almanac.worthOpening.get(word) ?? '')?.raw
    return raw ? [{ raw, source: 0, ...label }] : []
  })
  return labelFiles(named, {
    network: 'embedded network',
    made: dayOfUtc(chain.head(-1).genUtime),
    sources: [{ name: 'embedded-list', revision: '1' }],
  })
}
