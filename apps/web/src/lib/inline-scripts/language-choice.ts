import { localeCookie } from '@estu/domain/locale/locales'

const { name, maxAgeSeconds, path } = localeCookie

/**
 * Runs before the first paint: says on `<html>` that the visitor's browser would rather have the other language, so
 * that the line which offers it takes its place without moving the page. It keeps out for who has chosen a language or
 * shut the line. What is chosen is remembered here and nowhere else, however early it is pressed. Text, not a module:
 * it must not wait for anything. Storage key `estu:language-offer`.
 */
export const languageChoiceScript = `(function(){
var k='estu:language-offer',d=document,h=d.documentElement;
function shut(){try{return localStorage.getItem(k)}catch(e){return true}}
var first=(navigator.languages||[]).find(function(l){return/^(ru|kk)\\b/i.test(l)});
if(d.cookie.indexOf('${name}=')<0&&!shut()&&first&&first.slice(0,2).toLowerCase()!==h.lang)
h.setAttribute('data-language-offer','');
d.addEventListener('click',function(e){
if(!e.target.closest)return;
var a=e.target.closest('a[data-language]:not([href="#main"])');
if(a&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey)
d.cookie='${name}='+a.getAttribute('data-language')+'; max-age=${maxAgeSeconds}; path=${path}; samesite=lax';
if(!e.target.closest('[data-dismiss="language-offer"]'))return;
h.removeAttribute('data-language-offer');
try{localStorage.setItem(k,'1')}catch(e){}},true);
})()`
