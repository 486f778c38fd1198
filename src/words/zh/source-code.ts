/** Words about the source of a contract's code. */
export const show = '显示其源代码'
export const failed = '无法加载源代码'
export const none = 'tonapi 没有该代码的源代码'
export const otherCode = 'tonapi 所有的源代码对应另一份代码，而不是该地址上的代码。'
export const meaning =
  '该源代码会编译成上方的代码，这是 tonapi 的说法：其代码哈希与此处计算的一致，但此浏览器没有编译任何内容。'
