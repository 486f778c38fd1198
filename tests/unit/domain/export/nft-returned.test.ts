/** An NFT whose transfer came back: the network marks the return, so that it is no claim. */
import { expect, test } from 'vitest'
import { pieceOf } from '../../../../src/domain/export/format.ts'
import { ALICE, BOB, external, message, operation, transaction } from '../../../support/transaction.ts'

const transfer = operation(0x5fcc3d14)
const sent = transaction({
  lt: '1',
  inMessage: external,
  outMessages: [message({ source: ALICE, destination: BOB, value: '9', body: transfer })],
})
const back = transaction({
  lt: '2',
  inMessage: message({
    value: '5',
    bounce: false,
    bounced: true,
    body: { kind: 'bounced', original: transfer, exitCode: null },
  }),
})

test.each(['csv', 'koinly', 'cointracking'] as const)(
  'an NFT whose transfer bounced has not left, in a %s file',
  format => {
    const { text } = pieceOf(format, [back, sent], 'toncenter', { jettons: {}, find: () => undefined })
    const lines = text.split('\r\n').filter(line => /,NFT/.test(line))
    const sides = lines.map(line =>
      format === 'csv'
        ? Number(line.split(',')[9])
        : format === 'koinly'
          ? /UTC,1,NFT/.test(line)
            ? -1
            : 1
          : line.startsWith('Withdrawal')
            ? -1
            : 1,
    )
    expect(
      sides.reduce((sum, side) => sum + side, 0),
      lines.join('\n'),
    ).toBe(0)
  },
)
