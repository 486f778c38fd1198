import { icons as tabler } from '@iconify-json/tabler'
import { expect, test } from 'vitest'
import { icons } from '../../../src/ui/base/icons.ts'

test.each([...icons])('%s is made of paths alone, which is all that a page keeps of it', name => {
  const body = tabler.icons[name]?.body ?? ''
  expect(body).toContain('<path ')
  expect(body.match(/<(?!\/?(?:g|path)\b)[^>]*>/g)).toBeNull()
})
