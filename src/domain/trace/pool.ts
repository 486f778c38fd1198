import * as words from '#words/story.ts'
import { compareAmounts } from '../notation/amount.ts'
import { coins } from '../transaction/sum.ts'
import { type Asked, interfacesAt, type TraceStory, tell } from './asked.ts'

const source = words.isPool

/** TON paid by a pool; undefined if only unused gas came back, which is less than was sent. */
function paidBy({ transaction, message, receiver }: Asked): string | undefined {
  const [most] = receiver.transaction.outMessages
    .filter(({ destination }) => destination === transaction.account)
    .map(({ value }) => value)
    .sort((a, b) => compareAmounts(b, a))
  return most !== undefined && compareAmounts(most, message.value) > 0 ? most : undefined
}

/** Deposit at a nominator pool, or withdrawal: the comments d and w. Null for other requests. */
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
