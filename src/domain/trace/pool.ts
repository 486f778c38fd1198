import * as words from '#words/story.ts'
import { compareAmounts } from '../notation/amount.ts'
import { coins } from '../transaction/sum.ts'
import { type Asked, interfacesAt, type TraceStory, tell } from './asked.ts'

const source = words.isPool

/** TON that a pool paid beside unused gas, which is less than came with the request. */
function paidBy({ transaction, message, receiver }: Asked): string | undefined {
  const [most] = receiver.transaction.outMessages
    .filter(({ destination }) => destination === transaction.account)
    .map(({ value }) => value)
    .sort((a, b) => compareAmounts(b, a))
  return most !== undefined && compareAmounts(most, message.value) > 0 ? most : undefined
}

/** Deposit at a nominator pool, or request for the stake: the letters d and w as comments. Null for everything else. */
export function poolOf(asked: Asked): TraceStory | null {
  const { message, receiver, ending } = asked
  const letter = message.body.kind === 'comment' ? message.body.text : ''
  const isPool = interfacesAt(asked).some(name => name.endsWith('nominator_pool'))
  if (!isPool || (letter !== 'd' && letter !== 'w')) return null
  const who = { address: receiver.transaction.account }
  const slots = { who, amount: { sum: coins(message.value) } }
  if (ending.kind === 'came-back')
    return tell(letter === 'd' ? words.stakeRefused : words.stakeNotPaid, slots, { kind: 'came-back', source })
  if (ending.kind !== 'arrived') return null
  if (letter === 'd') return tell(words.staked, slots, { kind: 'arrived', name: words.stakedName, source })
  const paid = paidBy(asked)
  return paid === undefined
    ? tell(words.stakeNoted, slots, { kind: 'sent', name: words.stakeNotedName, source })
    : tell(
        words.stakePaid,
        { who, amount: { sum: coins(paid) } },
        { kind: 'arrived', name: words.stakePaidName, source },
      )
}
