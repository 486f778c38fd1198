import { expect, test } from 'vitest'
import { elementsOf, rewritten } from '../../../scripts/build/html.ts'

const gone = (name: string) => (html: string) => rewritten(html, ({ tagName }) => (tagName === name ? '' : undefined))

test('rewriting a page changes only the chosen elements and keeps other bytes', () => {
  const html = "<!DOCTYPE html>\n<html lang=en><head><title>a &amp; b</title></head ><body><P class='x'>one<br/>two"
  expect(gone('aside')(html)).toBe(html)
  expect(gone('br')(html)).toBe(html.replace('<br/>', ''))
})

test('an element inside a replaced one is replaced with it', () => {
  const html = '<div><b>1</b></div><b>2</b>'
  const names: string[] = []
  const result = rewritten(html, ({ tagName }) => {
    names.push(tagName)
    return tagName === 'div' ? '<i></i>' : undefined
  })
  expect(result).toBe('<i></i><b>2</b>')
  expect(names.filter(name => name === 'b')).toHaveLength(1)
})

test('elements of a template are listed among those of its page', () => {
  const names = elementsOf('<template><link rel="preload"></template><p>').map(({ tagName }) => tagName)
  expect(names).toEqual(['html', 'head', 'template', 'link', 'body', 'p'])
})
