/** Jettons of the network, and what is known about them. */
import type { Cell } from '@ton/core'
import type { Trust } from '../../chain/types.ts'
import { MEDIA, offChain, onChain } from '../content.ts'
import type { MutableFixtures } from '../mutable-fixtures.ts'

export type JettonKind = {
  name: string
  symbol: string
  decimals: number
  trust: Trust
  /** further TEP-64 fields, besides name, symbol and decimals */
  more: Record<string, string>
  /** storage of the content; `both`: an on-chain dictionary with a link to the rest */
  content: 'on' | 'off' | 'both'
}

const picture = (file: string) => ({ image: `${MEDIA}/jetton/${file}.png` })

export const JETTON_KINDS: readonly JettonKind[] = [
  {
    name: 'Nano Dollar',
    symbol: 'NUSD',
    decimals: 6,
    trust: 'whitelist',
    content: 'off',
    more: { ...picture('nusd'), description: 'A dollar of this network, backed by nothing but tests.' },
  },
  {
    name: 'Orbit',
    symbol: 'ORB',
    decimals: 9,
    trust: 'whitelist',
    content: 'on',
    more: { ...picture('orb'), description: 'Кружится вокруг блоков — 环绕区块.' },
  },
  {
    name: 'Tram Ticket',
    symbol: 'TRAM',
    decimals: 0,
    trust: 'none',
    content: 'on',
    more: { ...picture('tram'), description: 'Whole tickets only.' },
  },
  {
    name: 'Wrapped Elsewhere',
    symbol: 'wELSE',
    decimals: 18,
    trust: 'graylist',
    content: 'both',
    more: { ...picture('else'), description: 'Eighteen decimals, as elsewhere.' },
  },
  { name: 'Plain', symbol: 'PLAIN', decimals: 9, trust: 'none', content: 'on', more: { description: 'Has no image.' } },
  {
    name: 'Lottery Winner',
    symbol: 'WIN',
    decimals: 9,
    trust: 'blacklist',
    content: 'off',
    more: { image: 'https://grabify.link/logo.png', description: 'You have won! Claim at https://iplogger.org/win' },
  },
  {
    name: '<img src=x onerror=alert(1)> \u202Erallod onaN\u202C',
    symbol: 'NU\u0405D',
    decimals: 6,
    content: 'on',
    trust: 'blacklist',
    more: {
      image: 'javascript:alert(1)',
      description: '</title><script>alert(document.domain)</script>\u0000\u2067',
    },
  },
]

/** Returns the content cell of a jetton. Adds off-chain content to the fixtures. */
export function jettonContent(kind: JettonKind, fixtures: MutableFixtures): Cell {
  const fields = { name: kind.name, symbol: kind.symbol, decimals: String(kind.decimals), ...kind.more }
  if (kind.content === 'on') return onChain(fields)
  const uri = fixtures.publish(`${MEDIA}/jetton/${kind.symbol.toLowerCase()}.json`, fields)
  if (kind.content === 'off') return offChain(uri)
  return onChain({ symbol: kind.symbol, decimals: String(kind.decimals), uri })
}
