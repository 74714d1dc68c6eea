/** Around the name of a piece of finished markup that stands in the page already; letters that no text is written with. */
export const [markupBegin, markupEnd] = ['\uE000', '\uE001']
/** Says of an element by which name the page's data may refer to what is in it. */
export const markupName = 'data-still'

/**
 * Puts finished markup back into a page's data, from the elements where it stands, before React reads them. Text, not a
 * module: the data follow in the same document.
 */
export const fillMarkupScript = `self.__still=function(c){c[1]=c[1].replace(/\\uE000(\\w+)\\uE001/g,function(_,n){
var e=document.querySelector('[${markupName}="'+n+'"]');
return e?JSON.stringify(e.innerHTML).slice(1,-1):''});return c}`
