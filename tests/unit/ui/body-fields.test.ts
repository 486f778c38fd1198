import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BodyFields } from '../../../src/ui/transaction/BodyFields.tsx'

const html = renderToStaticMarkup(
  createElement(BodyFields, {
    body: {
      kind: 'operation',
      opcode: 0x0f8a7ea5,
      name: 'jetton transfer',
      cut: false,
      fields: [{ kind: 'units', name: 'amount', value: '20000000' }],
    },
  }),
)

test('amounts in smallest units in a message body have their digits grouped in threes', () => {
  expect(html).toContain('20,000,000 units')
})

test('names of message fields are marked as English for screen readers', () => {
  expect(html).toContain('<dt lang="en" class="label fact-term">Amount</dt>')
})
