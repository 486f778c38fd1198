import { dayOfUtc } from '../../src/domain/text/day.ts'
import { parseAddress } from '../../src/ton/address.ts'
import { labelFiles, type Named } from '../labels/rows.ts'
import type { Network } from '../localnet/chain/types.ts'

/** Labels of embedded accounts in a public list, by key of `worthOpening`. The indexer has another name for one of them. */
const LABELS: Record<string, Omit<Named, 'raw' | 'source'>> = {
  'jetton hoarder': { category: 'CEX', name: 'Hoard Exchange' },
  'exchange router': { category: 'DEX', name: 'Old Router' },
  'unused address': { category: 'scammer', name: 'scammer' },
}

/** Label files of the embedded network by path, which replace the site's files for mainnet. */
export function labelsOf({ chain, fixtures }: Network): Record<string, string> {
  const named = Object.entries(LABELS).flatMap(([word, label]): Named[] => {
    const raw = parseAddress(fixtures.worthOpening.get(word) ?? '')?.raw
    return raw ? [{ raw, source: 0, ...label }] : []
  })
  return labelFiles(named, {
    network: 'embedded network',
    made: dayOfUtc(chain.head(-1).genUtime),
    sources: [{ name: 'embedded-list', revision: '1' }],
  })
}
