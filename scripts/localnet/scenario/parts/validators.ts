/** Elections: validators stake, are elected, take over, and stake again for the next round. */
import type { Cell } from '@ton/core'
import type { Chain } from '../../chain/chain.ts'
import type { ValidatorSeat } from '../accounts.ts'
import { type Context, TON } from '../context.ts'
import { ELECTION, ELECTOR, FIRST_ROUND_SECONDS } from '../foundation.ts'
import { newStakeBody, recoverStakeBody } from '../staking.ts'
import { comment } from '../wallet.ts'

/** Length of a pause in seconds, after which the elector must hold the election. */
export const UNTIL_ELECTED_SECONDS = FIRST_ROUND_SECONDS - ELECTION.endBefore
export const UNTIL_NEW_ROUND_SECONDS = ELECTION.endBefore
export const UNTIL_NEXT_ELECTION_SECONDS = ELECTION.startBefore

/** Step before which this pause happens. */
const ELECTED_AT = 40
const NEW_ROUND_AT = 50
export const NEXT_ELECTION_AT = 60

/** Id of the election that is open when the network opens. */
export const nextElection = (genesis: number): number => genesis + FIRST_ROUND_SECONDS + ELECTION.electedFor

export function validators(context: Context): void {
  const { chain, schedule, accounts, fixtures, genesis } = context
  const firstElection = genesis + FIRST_ROUND_SECONDS
  schedule.pauseBefore(ELECTED_AT, UNTIL_ELECTED_SECONDS)
  schedule.pauseBefore(NEW_ROUND_AT, UNTIL_NEW_ROUND_SECONDS)
  schedule.pauseBefore(NEXT_ELECTION_AT, UNTIL_NEXT_ELECTION_SECONDS)
  const seats = accounts.validators
  for (const [step, electAt] of [
    [5, firstElection],
    [NEXT_ELECTION_AT + 4, nextElection(genesis)],
  ] as const) {
    const third = Math.ceil(seats.length / 3)
    seats.forEach((seat, index) => {
      schedule.at(step + Math.floor(index / third), () => stake(chain, seat, electAt, index))
    })
  }
  const [late, poor] = seats
  // Wrong election; too small a stake; nothing to recover; coins from a basechain account.
  schedule.at(20, () => {
    if (!late || !poor) return
    stake(chain, late, firstElection + 1, 0)
    send(chain, poor, 20n * TON, newStakeBody({ ...candidate(poor, firstElection, 0) }))
    seats[2]?.wallet.send(chain, { to: ELECTOR, value: TON, body: recoverStakeBody() })
    accounts.people[0]?.send(chain, { to: ELECTOR, value: TON, body: comment('What is this?') })
  })
  fixtures.setLabel(ELECTOR, { name: 'Elector Contract' })
  fixtures.addRole('elector', ELECTOR)
  fixtures.addRole('validator', ...seats.map(({ wallet }) => wallet.address))
}

/** Stakes in an election without stakes; otherwise recovers free stakes. Validator software does the same. */
export function restake({ chain, accounts }: Context): void {
  const data = chain.account(ELECTOR)?.data
  if (!data) return
  const flags = data.beginParse()
  const [open, credits] = [flags.loadBit(), flags.loadBit()]
  const electAt = open && data.refs[0] ? waitingElection(data.refs[0], chain.now) : null
  accounts.validators.forEach((seat, index) => {
    if (electAt) stake(chain, seat, electAt, index)
    else if (credits) seat.wallet.send(chain, { to: ELECTOR, value: TON, body: recoverStakeBody() })
  })
}

/** Returns the id of an election that is open and has no stakes; otherwise null. */
function waitingElection(cell: Cell, now: number): number | null {
  const election = cell.beginParse()
  const [electAt, closes] = [election.loadUint(32), election.loadUint(32)]
  election.loadCoins()
  return now < closes && election.loadCoins() === 0n ? electAt : null
}

function candidate(seat: ValidatorSeat, electAt: number, index: number) {
  const maxFactor = index % 4 === 0 ? 3 * 65536 : 65536 + index * 4096
  return { keys: seat.keys, adnl: seat.adnl, account: seat.wallet.address, electAt, maxFactor }
}

function stake(chain: Chain, seat: ValidatorSeat, electAt: number, index: number): void {
  const coins = 400_000n + ((BigInt(index) * 7_919n) % 21n) * 93_337n
  send(chain, seat, coins * TON + BigInt(index) * 123_456_789n, newStakeBody(candidate(seat, electAt, index)))
}

function send(chain: Chain, seat: ValidatorSeat, value: bigint, body: ReturnType<typeof newStakeBody>): void {
  seat.wallet.send(chain, { to: ELECTOR, value, body })
}
