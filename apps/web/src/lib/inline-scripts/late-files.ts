import { markupName } from './fill-markup.ts'

/** Names the files that come after the first paint; a block of data, which no policy has to know. */
export const lateFilesId = 'late-files'

/** After that long a press is better made anew than answered. */
const longestWaitMs = 30_000
const pressed = 'button[type=button]:not([popovertarget],[data-dismiss],#a11y *)'

/**
 * Fetches a page's scripts and its whole sheet of styles once the page was painted, so that on a slow network nothing
 * competes with what the reader sees first. A touch or a key is answered sooner; a page that nobody looks at is never
 * painted. A press that came before React is repeated for it, save where the browser or another script of ours has
 * answered it; of finished markup React knows the element it stands in. Text, not a module: it must not wait for anything.
 */
export const lateFilesScript = `(function(){
var d=document,begun,seen,presses=[];
function put(tag,from){var e=d.createElement(tag);for(var k in from)e.setAttribute(k,from[k]);return e}
function begin(){if(begun)return;begun=1;if(seen)seen.disconnect();
var files=JSON.parse(d.getElementById('${lateFilesId}').textContent),after=d.querySelector('style[data-precedence]');
files.styles.forEach(function(s){var l=put('link',s);after.after(l);after=l});
files.links.forEach(function(l){d.head.appendChild(put('link',l))});
files.scripts.forEach(function(s){d.head.appendChild(put('script',s))})}
try{seen=new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)setTimeout(begin)});
seen.observe({type:'paint',buffered:true})}catch(e){}
['pointerdown','keydown','focusin'].forEach(function(t){addEventListener(t,begin,{once:true,capture:true,passive:true})});
function known(b){return Object.keys(b.closest('[${markupName}]')||b).some(function(k){return k.indexOf('__reactProps')===0})}
function repeat(left){setTimeout(function(){presses=presses.filter(function(b){
if(!known(b))return left&&b.isConnected;
setTimeout(function(){b.click()},50)});
if(presses.length)repeat(left-1)},50)}
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('${pressed}');
if(b&&!known(b)&&presses.push(b)===1)repeat(${longestWaitMs / 50})},true);
addEventListener('DOMContentLoaded',function(){setTimeout(begin,d.hidden?0:1000)});
})()`
