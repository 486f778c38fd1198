/** Domains: auctions that have ended, are running, or had several bids; records of every kind. */
import type { Address } from '@ton/core'
import { MEDIA, offChain } from '../content.ts'
import { type Context, TON } from '../context.ts'
import {
  auctionTimeBody,
  bidBody,
  changeRecordBody,
  openAuctionBody,
  type RecordName,
  resolverRecord,
  siteRecord,
  storageRecord,
  textRecord,
  walletRecord,
  Zone,
} from '../dns.ts'
import { keyPair } from '../keys.ts'

/** Duration of the first auctions, in seconds. They end within the history. */
const SHORT_SECONDS = 12
/** Duration of the last auctions, in seconds. They outlast a day of running. */
const LONG_SECONDS = 3 * 86_400
const GAS = 100_000_000n

export type Names = { ton: Zone; telegram: Zone }

/** Returns the two zones. They are part of the zerostate, since the DNS root refers to them. */
export function zones({ accounts, fixtures }: Pick<Context, 'accounts' | 'fixtures'>): Names {
  const governor = accounts.bank.address
  const link = (zone: string, name: string) =>
    offChain(
      fixtures.publish(`${MEDIA}/dns/${zone}.json`, {
        name,
        description: `Domains of ${name}`,
        image: `${MEDIA}/dns/${zone}.png`,
      }),
    )
  const terms = { governor, auctionTime: SHORT_SECONDS, minPrice: TON }
  const ton = new Zone({ ...terms, zone: 'ton', content: link('ton', 'TON DNS Domains'), minLabel: 4 })
  const telegram = new Zone({ ...terms, zone: 't.me', content: link('t.me', 'Telegram Usernames'), minLabel: 4 })
  for (const zone of [ton, telegram]) {
    fixtures.setTrust(zone.address, 'whitelist')
    fixtures.addRole('nft collection', zone.address)
    fixtures.addRole(`dns ${zone.zone}`, zone.address)
  }
  return { ton, telegram }
}

const OWNED: readonly (readonly [zone: keyof Names, label: string, owner: string])[] = [
  ['ton', 'alice', 'alice'],
  ['ton', 'nanoscope', 'carol'],
  ['ton', 'xn--80akhbyknj4f', 'erin'],
  ['ton', 'empty-records', 'frank'],
  ['telegram', 'nanoscope_news', 'alice'],
  ['telegram', 'durable', 'ivan'],
]

const RUNNING: readonly (readonly [zone: keyof Names, label: string, bidders: string[]])[] = [
  ['ton', 'microscope', ['dan']],
  ['ton', 'telescope', ['dan', 'judy', 'dan', 'ivan']],
  ['ton', 'a-very-long-domain-name-that-does-not-fit-into-any-narrow-column-of-a-table', ['heidi']],
  ['telegram', 'lens_maker', ['grace', 'nina']],
  ['telegram', 'blocks', ['bob']],
]

export function names(context: Context, zones: Names): void {
  const { chain, schedule, accounts, fixtures } = context
  const open = (zone: Zone, label: string, value: bigint) => ({ to: zone.address, value, body: openAuctionBody(label) })
  schedule.at(7, () => {
    for (const [zone, label, owner] of OWNED) accounts.the(owner).send(chain, open(zones[zone], label, 12n * TON))
  })
  // The winner's first message completes the auction.
  schedule.at(30, () => setRecords(context, zones))
  schedule.at(32, () => {
    for (const zone of [zones.ton, zones.telegram]) {
      accounts.bank.send(chain, { to: zone.address, value: GAS, body: auctionTimeBody(LONG_SECONDS) })
    }
    // Bids that the collection refuses: name too short, invalid letters, value too low.
    const dan = accounts.the('dan')
    dan.send(
      chain,
      open(zones.ton, 'abc', 12n * TON),
      open(zones.ton, 'Ünfair', 12n * TON),
      open(zones.ton, 'cheap', GAS),
    )
  })
  const lastAct = schedule.sequence(LAST_ACT)
  for (let round = 0; round < 4; round++) lastAct.step(() => bids(context, zones, round))
  fixtures.addRole('domain', ...OWNED.map(([zone, label]) => zones[zone].item(label)))
  fixtures.addRole('auction', ...RUNNING.map(([zone, label]) => zones[zone].item(label)))
  fixtures.worthOpening.set('domain', 'nanoscope.ton')
  fixtures.worthOpening.set('domain of a person', 'alice.ton')
  fixtures.worthOpening.set('username', 'nanoscope_news.t.me')
  fixtures.worthOpening.set('domain on auction', 'telescope.ton')
}

/** Step of the history that opens the long auctions. */
const LAST_ACT = 100

function setRecords({ chain, accounts, seed }: Context, { ton, telegram }: Names): void {
  const set = (owner: string, item: Address, ...records: [RecordName, ReturnType<typeof walletRecord>][]) => {
    for (const [name, value] of records) {
      accounts.the(owner).send(chain, { to: item, value: GAS, body: changeRecordBody(name, value) })
    }
  }
  const key = (name: string) => keyPair(seed, name).publicKey
  set('alice', ton.item('alice'), ['wallet', walletRecord(accounts.the('alice').address)])
  set(
    'carol',
    ton.item('nanoscope'),
    ['wallet', walletRecord(accounts.exchange.address)],
    ['site', siteRecord(key('site'))],
    ['storage', storageRecord(key('bag'))],
    ['dns_next_resolver', resolverRecord(ton.item('alice'))],
    ['picture', textRecord(`${MEDIA}/dns/nanoscope.png`)],
  )
  set('erin', ton.item('xn--80akhbyknj4f'), ['site', siteRecord(key('another site'))])
  set('alice', telegram.item('nanoscope_news'), ['wallet', walletRecord(accounts.the('alice').address)])
  accounts.the('frank').send(chain, { to: ton.item('empty-records'), value: GAS, body: bidBody() })
}

function bids({ chain, accounts }: Context, zones: Names, round: number): void {
  for (const [zone, label, bidders] of RUNNING) {
    const bidder = bidders[round]
    if (!bidder) continue
    const value = (10n * TON * 12n ** BigInt(round)) / 10n ** BigInt(round)
    const first = { to: zones[zone].address, value, body: openAuctionBody(label) }
    const next = { to: zones[zone].item(label), value, body: bidBody() }
    accounts.the(bidder).send(chain, round === 0 ? first : next)
  }
}
