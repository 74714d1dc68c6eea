/**
 * Runs before the first paint: applies the stored settings to `<html>`, and later keeps the panel and the storage
 * in step. It also shuts a panel that the keyboard has left, or focus would go on behind it, and one whose link was
 * taken: Next keeps the page that is left, with its open menu, and the next one would stay hidden behind that. Text, not
 * a module: it must not wait for anything. Storage key `estu:a11y`.
 * Browsers that know no popovers (Chrome before 114, Firefox before 125, Safari before 17) open them by it (`popover.css`).
 *
 * Trap: React ends the way of an event to a part of the page it does not know yet, so all is heard on the way down,
 * before React does.
 */
export const accessibilityScript = `(function(){
var k='estu:a11y',h=document.documentElement,s={},kept;
try{kept=JSON.parse(localStorage.getItem(k))}catch(e){}
var known={size:['a1','a2','a3'],theme:['light','dark','contrast'],space:['wide'],font:['plain'],images:['off'],motion:['off']};
var names=Object.keys(known);
names.forEach(function(n){if(kept&&known[n].indexOf(kept[n])>=0)s[n]=kept[n]});
function put(){names.forEach(function(n){if(s[n])h.setAttribute('data-'+n,s[n]);else h.removeAttribute('data-'+n)});
if(!h.hasAttribute('data-theme'))h.setAttribute('data-theme',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}
function show(){document.querySelectorAll('[name^="a11y-"]').forEach(function(i){var n=i.name.slice(5);
if(i.type==='checkbox')i.checked=s[n]!=='off';else i.checked=i.value===(n==='theme'?h.getAttribute('data-theme'):(s[n]||''))})}
function keep(){try{localStorage.setItem(k,JSON.stringify(s))}catch(e){}}
put();
var H=HTMLElement.prototype,open=':popover-open';
if(!H.showPopover){open='[data-open]';
H.showPopover=function(){this.setAttribute('data-open','')};H.hidePopover=function(){this.removeAttribute('data-open')};
var shut=function(but){document.querySelectorAll('[popover][data-open]').forEach(function(p){if(!but(p))p.hidePopover()})};
document.addEventListener('keydown',function(e){if(e.key==='Escape')shut(function(){})},true);
document.addEventListener('click',function(e){var t=e.target,b=t.closest&&t.closest('[popovertarget]');
var o=b&&document.getElementById(b.getAttribute('popovertarget'));shut(function(p){return p===o||p.contains(t)});
if(o){o.toggleAttribute('data-open');show()}},true)}
document.addEventListener('DOMContentLoaded',show);
document.addEventListener('toggle',function(e){if(e.target&&e.target.id==='a11y')show()},true);
document.addEventListener('change',function(e){var i=e.target;if(!i.name||i.name.indexOf('a11y-')!==0)return;
s[i.name.slice(5)]=i.type==='checkbox'?(i.checked?'':'off'):i.value;put();keep()},true);
document.addEventListener('click',function(e){var t=e.target;if(t.id==='a11y-reset'){s={};put();show();keep()}
var l=t.closest&&t.closest('[popover] a');if(l)l.closest('[popover]').hidePopover()},true);
document.addEventListener('focusin',function(e){var t=e.target;document.querySelectorAll('.panel,.pop-a11y').forEach(function(p){
if(p.matches(open)&&!p.contains(t)&&t.getAttribute('popovertarget')!==p.id)p.hidePopover()})},true);
})()`
